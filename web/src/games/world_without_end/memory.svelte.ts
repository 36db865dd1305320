/** Whether the others’ goods are shown as a perfect memory would know them. */
export const memory = $state({ shown: false });
