import { randomBytes } from 'node:crypto';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { Chats } from './chats.ts';
import { type Clock, systemClock } from './clock.ts';
import { LongPoll } from './long-poll.ts';
import { Payments } from './payments.ts';
import { PreparedMessages } from './prepared-messages.ts';
import type { User } from './update.ts';
import { UpdateQueue } from './update-queue.ts';
import { Webhook } from './webhook.ts';

export type BotOptions = {
  /** The token from BotFather: the bot's id, a colon, a secret. */
  token: string;
  clock?: Clock;
  newId?: () => string;
  /** Finds a user who has a chat with the bot. By default, finds the simulator's people. */
  findUser?: (id: number) => User | undefined;
};

/** The data that Telegram stores for one bot. */
export type Bot = {
  token: string;
  me: User & { is_bot: true; username: string };
  updates: UpdateQueue;
  poll: LongPoll;
  webhook: Webhook;
  chats: Chats;
  payments: Payments;
  prepared: PreparedMessages;
  newId: () => string;
};

/**
 * Creates the data of a new bot.
 * @param reply A function that receives the body of each response of the bot's webhook.
 */
export function createBot(options: BotOptions, reply: (body: unknown) => void): Bot {
  const { token, clock = systemClock, newId = randomId, findUser } = options;
  const me = {
    id: Number(token.split(':')[0]),
    is_bot: true as const,
    first_name: 'Bold',
    username: development.bot_username,
  };
  const updates = new UpdateQueue(Math.floor(clock.now() / 1000));
  const chats = new Chats(clock, me, findUser);
  return {
    token,
    me,
    updates,
    poll: new LongPoll(updates, clock),
    webhook: new Webhook(updates, clock, reply),
    chats,
    payments: new Payments({ clock, updates, chats, newId }),
    prepared: new PreparedMessages(clock),
    newId,
  };
}

function randomId(): string {
  // An id stays unique after a restart, even in the database of a server.
  return randomBytes(12).toString('hex');
}
