"""The steps from any released schema to this one."""
