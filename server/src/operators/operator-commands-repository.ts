import type { Insertable, Selectable } from 'kysely';
import { randomCode } from '../database/random-code.ts';
import type { OperatorCommandTable } from '../database/schema.ts';
import type { Deps } from '../deps.ts';

type Db = Deps['db'];
export type OperatorCommand = Selectable<OperatorCommandTable>;

/** Stores a command in the append-only log of the operators. */
export async function insertCommand(
  db: Db,
  command: Omit<Insertable<OperatorCommandTable>, 'id'>,
): Promise<void> {
  await db
    .insertInto('operator_command')
    .values({ id: randomCode(20), ...command })
    .execute();
}

/** Returns all commands of operators, newest first. */
export function findCommands(db: Db): Promise<OperatorCommand[]> {
  const commands = db.selectFrom('operator_command').selectAll();
  return commands.orderBy('at', 'desc').orderBy('id', 'desc').execute();
}
