"""`silverspire completion bash`: the script that completes our commands in a shell."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer
from typer._completion_classes import completion_init
from typer._completion_shared import get_completion_script

from silverspire.localization import say

PROGRAM = "silverspire"
VARIABLE = "_SILVERSPIRE_COMPLETE"  # by it the shell's script asks what could come next


class Shell(StrEnum):
    BASH = "bash"
    ZSH = "zsh"
    FISH = "fish"
    POWERSHELL = "powershell"


completion_init()  # or the script's questions would stay without an answer


def completion(
    shell: Annotated[Shell, typer.Argument(help=say("help-completion-shell"))],
) -> None:
    typer.echo(get_completion_script(prog_name=PROGRAM, complete_var=VARIABLE, shell=shell.value))
