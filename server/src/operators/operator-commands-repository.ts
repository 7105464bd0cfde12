import { type Insertable, type Selectable, sql } from 'kysely';
import { randomCode } from '../database/random-code.ts';
import type { OperatorCommandTable } from '../database/schema.ts';
import type { Deps } from '../deps.ts';

type Db = Deps['db'];

/** A command of an operator. `failure` says why the command failed, or is null. */
export type OperatorCommand = Selectable<OperatorCommandTable> & { failure: string | null };

// The log is append-only, so a failure is a row of its own, with the id of its command and this suffix.
const failed = ' failed';

// After a restore the commands are repeated in the order of the log. The clocks of operators differ, so the time is
// that of PostgreSQL, and later than that of the command before.
const nextTime = sql<Date>`greatest(date_trunc('milliseconds', clock_timestamp()), (
  select max(at) + interval '1 millisecond' from operator_command))`;

/** Stores a command with the time of PostgreSQL, and returns the command's id. */
export async function insertCommand(
  db: Db,
  command: Omit<Insertable<OperatorCommandTable>, 'id' | 'at'>,
): Promise<string> {
  const id = randomCode(20);
  await db
    .insertInto('operator_command')
    .values({ id, at: nextTime, ...command })
    .execute();
  return id;
}

export async function insertFailure(db: Db, id: string, message: string): Promise<void> {
  await sql`
    insert into operator_command (id, at, operator, command, arguments, reason)
    select id || ${failed}, ${nextTime}, operator, command, arguments, ${message}
    from operator_command where id = ${id}`.execute(db);
}

/** Returns all commands of operators, newest first. */
export function findCommands(db: Db): Promise<OperatorCommand[]> {
  return db
    .selectFrom('operator_command as command')
    .leftJoin('operator_command as failure', (join) =>
      join.on('failure.id', '=', sql<string>`command.id || ${failed}`),
    )
    .where('command.id', 'not like', `%${failed}`)
    .selectAll('command')
    .select('failure.reason as failure')
    .orderBy('command.at', 'desc')
    .orderBy('command.id', 'desc')
    .execute();
}
