import { personWithId } from '../launch/people.ts';
import { ApiError } from './api-error.ts';
import type { Clock } from './clock.ts';
import { type Message, toBotUser, type User } from './update.ts';

type Content = Pick<Message, 'text' | 'entities' | 'successful_payment' | 'refunded_payment'>;

/** The bot's private chats with users. Message ids are unique across all chats. */
export class Chats {
  /** The messages that the bot sent, oldest first. */
  readonly sent: Message[] = [];
  readonly #clock: Clock;
  readonly #me: User;
  readonly #findUser: (id: number) => User | undefined;
  #lastId = 0;

  constructor(clock: Clock, me: User, findUser = userOfSimulator) {
    this.#clock = clock;
    this.#me = me;
    this.#findUser = findUser;
  }

  /** Returns the user with the Telegram id. Throws an ApiError 400 if there is no such user. */
  person(id: number): User {
    const person = this.#findUser(id);
    if (!person) throw new ApiError(400, 'chat not found');
    return person;
  }

  receive(person: User, content: Content): Message {
    return this.#message(person, person, content);
  }

  /**
   * Sends `text` from the bot to the user with this Telegram id.
   * @throws An ApiError 400 for an unknown user, a blank text, or a text of more than 4096 characters.
   */
  send(id: number, text: string): Message {
    if (text.trim() === '') throw new ApiError(400, 'message text is empty');
    if ([...text].length > 4096) throw new ApiError(400, 'message is too long');
    const message = this.#message(this.person(id), this.#me, { text });
    this.sent.push(message);
    return message;
  }

  #message(person: User, from: User, content: Content): Message {
    const { id, first_name, last_name, username } = person;
    const named = { ...(last_name && { last_name }), ...(username && { username }) };
    return {
      message_id: ++this.#lastId,
      date: Math.floor(this.#clock.now() / 1000),
      chat: { id, type: 'private', first_name, ...named },
      from,
      ...content,
    };
  }
}

function userOfSimulator(id: number): User | undefined {
  const person = personWithId(id);
  return person && toBotUser(person.user);
}
