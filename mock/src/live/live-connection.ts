import { Problem } from '@bold/sdk/contract';
import type { Conditions } from '../faults/faults.ts';
import { authenticate, type Caller } from '../http/authenticate.ts';
import { findOrCreatePlayer } from '../world/players.ts';
import type { World } from '../world/world.ts';
import { banned, frameFault, refusal, slowed } from './live-faults.ts';
import { type LiveSocket, type LiveSockets, sendBalance } from './live-sockets.ts';
import { closeIfTooBig, type LiveClose, receiveFrame } from './receive-frame.ts';
import { ResendOrder } from './resend-order.ts';

export type LiveBackend = {
  world: World;
  /** The clock, in milliseconds. */
  now: () => number;
  sockets: LiveSockets;
  conditions: Conditions;
  /** Called when the world may have changed. */
  onChange: () => void;
};

type LiveConnection = {
  /** Called for each frame, in order. */
  receive: (frame: string | Uint8Array) => void;
  /** Called for each ping or pong of the client. */
  receiveControl: () => void;
  /** Called once, when the connection has ended. */
  closed: () => void;
};

/**
 * Connects the socket `carrier` to the backend. Applies the connection mode and the faults that are set in the
 * backend's controls.
 * @param url The URL, with the player's init data in the query parameter `tg_auth`.
 */
export function connectLive(
  backend: LiveBackend,
  carrier: LiveSocket,
  url: string | URL,
): LiveConnection {
  const { world, sockets, now, conditions } = backend;
  const out = slowed(carrier, conditions);
  const socket: LiveSocket = {
    send: (frame) => out.send(frame),
    // A frame may be under way, and after the close it must not count.
    close: (code, reason) => {
      closed();
      out.close(code, reason);
    },
  };
  sockets.open(socket);
  const order = new ResendOrder();
  const closing = new AbortController();
  const closed = () => {
    closing.abort();
    sockets.remove(socket);
  };
  const end = ({ code, reason }: LiveClose) => socket.close(code, reason);
  const mayPass = ({ user }: Caller) => {
    const passes = sockets.mayReceive(user.id, now());
    if (!passes) end({ code: 4429, reason: 'Too many messages' });
    return passes;
  };
  const findPlayerOf = ({ user, startParameter, launchedAt }: Caller) =>
    findOrCreatePlayer(world, user, startParameter, now(), launchedAt);
  const admitted = identify(new URL(url), now()).then((caller) => {
    const turnedAway = refusal(conditions);
    if (turnedAway) end(turnedAway);
    else if (caller instanceof Problem) end({ code: 4401, reason: caller.code });
    else if (!closing.signal.aborted) {
      const player = findPlayerOf(caller);
      if (player.isBanned) end(banned);
      else if (sockets.add(socket, caller.user.id, caller.expiresAt)) sendBalance(socket, player);
    }
    return caller;
  });
  const receive = async (frame: string | Uint8Array) => {
    // A frame waits until the init data is checked.
    const caller = await admitted;
    if (closing.signal.aborted || caller instanceof Problem) return;
    const tooBig = closeIfTooBig(frame);
    if (tooBig) return end(tooBig);
    if (now() >= caller.expiresAt) return end({ code: 4401, reason: 'INIT_DATA_EXPIRED' });
    if (!mayPass(caller)) return;
    const fault = frameFault(conditions);
    if (typeof fault === 'object') return end(fault);
    // Finds the player again for every frame, because the world may have been reset or replaced. The profile of
    // a later launch is not overwritten.
    const known = world.players.find(({ telegramId }) => telegramId === caller.user.id);
    const player = known ?? findPlayerOf(caller);
    if (player.isBanned) return end(banned);
    const { totalTaps } = player;
    const outcome = receiveFrame(player, frame, fault, order);
    if ('close' in outcome) return end(outcome.close);
    socket.send(JSON.stringify(outcome.response));
    if (player.totalTaps !== totalTaps) sockets.push(player, socket);
    backend.onChange();
  };
  const receiveControl = async () => {
    const caller = await admitted;
    if (!closing.signal.aborted && !(caller instanceof Problem)) mayPass(caller);
  };
  return {
    receive: (frame) => void receive(frame),
    receiveControl: () => void receiveControl(),
    closed,
  };
}

async function identify({ searchParams }: URL, now: number): Promise<Caller | Problem> {
  const raw = searchParams.get('tg_auth');
  if (raw === null) return new Problem('INIT_DATA_MISSING');
  return authenticate(raw, now).catch((error: unknown) => {
    if (error instanceof Problem) return error;
    throw error;
  });
}
