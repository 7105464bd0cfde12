import { ApiError } from './api-error.ts';
import type { Method } from './method.ts';
import { fieldsOf } from './parameters.ts';
import { readPreparedMessage } from './prepared-messages.ts';
import { readInvoice } from './read-invoice.ts';
import { updateMethods } from './update-methods.ts';

/** The methods of the Bot API, by their names in lower case. */
const methods: Record<string, Method> = {
  ...updateMethods,
  getme: ({ bot }) => ({
    ...bot.me,
    can_join_groups: false,
    can_read_all_group_messages: false,
    supports_inline_queries: false,
    can_connect_to_business: false,
    has_main_web_app: true,
  }),
  createinvoicelink: ({ bot, given, slugOf }) => {
    const invoice = readInvoice(given);
    const slug = slugOf(bot.newId());
    bot.payments.addInvoice(slug, invoice);
    return `https://t.me/$${slug}`;
  },
  answerprecheckoutquery: ({ bot, given }) => {
    const message = given.text('error_message') ?? '';
    bot.payments.respond(
      given.text('pre_checkout_query_id') ?? '',
      given.flag('ok') ?? false,
      message,
    );
    return true;
  },
  sendmessage: ({ bot, given }) =>
    bot.chats.send(given.integer('chat_id') ?? 0, given.text('text') ?? ''),
  savepreparedinlinemessage: ({ bot, given, slugOf }) => {
    const message = readPreparedMessage(given);
    bot.chats.person(message.userId);
    return bot.prepared.add(slugOf(bot.newId()), message);
  },
  setmycommands: ({ given }) => {
    checkCommands(given.list('commands') ?? []);
    return true;
  },
  deletemycommands: () => true,
  setchatmenubutton: () => true,
  getstartransactions: ({ bot, given }) => ({
    transactions: bot.payments.transactions(
      Math.max(0, given.integer('offset') ?? 0),
      Math.min(100, Math.max(1, given.integer('limit') ?? 100)),
    ),
  }),
  refundstarpayment: ({ bot, given }) => {
    const charge = given.text('telegram_payment_charge_id') ?? '';
    bot.payments.refund(given.integer('user_id') ?? 0, charge);
    return true;
  },
};

/** Returns the method `name`, ignoring case. Throws an ApiError 404 if there is no such method. */
export function findMethod(name: string): Method {
  const key = name.toLowerCase();
  const method = Object.hasOwn(methods, key) ? methods[key] : undefined;
  if (!method) throw new ApiError(404, 'method not found');
  return method;
}

/** Throws an ApiError 400 for more than 100 commands or an invalid command. */
function checkCommands(commands: unknown[]): void {
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
