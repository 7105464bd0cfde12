import { ApiError } from './api-error.ts';
import { fieldsOf } from './parameters.ts';

/** Throws 400 unless the Bot API accepts these commands, at most 100. */
export function checkCommands(commands: unknown[]): void {
  if (commands.length > 100) throw new ApiError(400, 'BOT_COMMANDS_TOO_MUCH');
  for (const command of commands.map(fieldsOf)) {
    if (!/^[a-z0-9_]{1,32}$/.test(command.text('command') ?? '')) {
      throw new ApiError(400, 'BOT_COMMAND_INVALID');
    }
    const description = [...(command.text('description') ?? '')].length;
    if (description < 1 || description > 256) {
      throw new ApiError(400, 'BOT_COMMAND_DESCRIPTION_INVALID');
    }
  }
}
