import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { configureClient, getMyTaps, type TelegramUser } from '@bold/sdk';
import { signInitData } from '@bold/sdk/bot';

type Update = { message?: { from: TelegramUser; chat: { id: number } } };
const { BOLD_API = '', BOT_TOKEN = '', PORT, WEBHOOK_SECRET } = process.env;
configureClient({ baseUrl: BOLD_API });

createServer(async (request, response) => {
  const secret = request.headers['x-telegram-bot-api-secret-token'];
  if (!secret || secret !== WEBHOOK_SECRET) return void response.writeHead(401).end();
  const { message } = (await json(request)) as Update;
  if (!message) return void response.end();
  const Authorization = `tma ${await signInitData(message.from, BOT_TOKEN)}`;
  const taps = await getMyTaps({ headers: { Authorization } }).catch(() => null);
  const text = taps ? `${taps.available_taps} taps left` : 'Try again later';
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ method: 'sendMessage', chat_id: message.chat.id, text }));
}).listen(Number(PORT));
