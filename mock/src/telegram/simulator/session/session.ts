import { applyOutcome, receive } from '../../host/host.ts';
import type { HostDevice, HostState, HostStorages } from '../../host/host-state.ts';
import type { HostMessage, Outcome } from '../../host/method.ts';
import { openHost } from '../../host/open-host.ts';
import { act, type PersonAction } from '../../host/person-actions.ts';
import { type LogEntry, logged } from './protocol-log.ts';

/** One launch of the app: Telegram's state, the messages to post to the app, and the log. */
export type Session = {
  host: HostState;
  outbox: HostMessage[];
  log: LogEntry[];
  /** The number of the app's frame, from 1. Each launch and each reload of the frame increases the number by 1. */
  frame: number;
};

export type SessionEvent =
  | { type: 'launch'; device: HostDevice; storages: Partial<HostStorages> }
  | { type: 'receive'; message: HostMessage }
  | { type: 'act'; action: PersonAction }
  | { type: 'reload' }
  | { type: 'posted'; count: number };

/** Creates the session of a launch. `storages` contains the data that the app has saved in earlier launches. */
export function beginSession(device: HostDevice, storages: Partial<HostStorages>): Session {
  return { host: openHost(device, storages), outbox: [], log: [], frame: 1 };
}

export function nextSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'launch':
      return { ...beginSession(event.device, event.storages), frame: session.frame + 1 };
    case 'receive': {
      const { state, replies, refusal } = receive(session.host, event.message);
      const log = logged(session.log, 'in', event.message, refusal);
      return withReplies({ ...session, log, host: state }, replies);
    }
    case 'act':
      return withOutcome(session, act(session.host, event.action));
    case 'reload':
      // An app that supports it reloads itself. Other apps get a new frame.
      return session.host.reloadSupported
        ? withOutcome(session, { send: [{ eventType: 'reload_iframe' }] })
        : nextSession(session, {
            type: 'launch',
            device: session.host.device,
            storages: session.host,
          });
    case 'posted':
      return { ...session, outbox: session.outbox.slice(event.count) };
  }
}

function withOutcome(session: Session, outcome: Outcome): Session {
  if (!outcome.set && !outcome.send) return session;
  const { state, replies } = applyOutcome(session.host, outcome);
  return withReplies({ ...session, host: state }, replies);
}

function withReplies(session: Session, replies: HostMessage[]): Session {
  const log = replies.reduce((lines, reply) => logged(lines, 'out', reply), session.log);
  return { ...session, log, outbox: [...session.outbox, ...replies] };
}
