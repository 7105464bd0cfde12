import { configureClient, getMyTaps, type TelegramUser } from '@bold/sdk';
import { asUser } from '@bold/sdk/bot';

configureClient({ baseUrl: process.env.BOLD_API ?? '' });

export async function POST(request: Request) {
  const secret = request.headers.get('X-Telegram-Bot-Api-Secret-Token');
  if (!secret || secret !== process.env.WEBHOOK_SECRET) return new Response(null, { status: 401 });
  const { from } = ((await request.json()) as { message: { from: TelegramUser } }).message;
  const { available_taps } = await getMyTaps(await asUser(from, process.env.BOT_TOKEN ?? ''));
  return Response.json({ method: 'sendMessage', chat_id: from.id, text: `${available_taps} taps` });
}
