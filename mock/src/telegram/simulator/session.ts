import { after, hear } from '../host/host.ts';
import type { HostDevice, HostState } from '../host/host-state.ts';
import type { HostMessage, Outcome } from '../host/method.ts';
import { openHost } from '../host/open-host.ts';
import { act, type PersonAction } from '../host/person-actions.ts';
import { type LogEntry, logged } from './protocol-log.ts';

/** One opening of the app: the messenger's state, what is still to be posted to the app, and the log. */
export interface Session {
  host: HostState;
  outbox: HostMessage[];
  log: LogEntry[];
  /** Counts the frames of this opening: a new one replaces an app that cannot reload itself. */
  frame: number;
}

export type SessionEvent =
  | { type: 'open'; device: HostDevice; cloud: Record<string, string> }
  | { type: 'hear'; message: HostMessage }
  | { type: 'act'; action: PersonAction }
  | { type: 'reload' }
  | { type: 'posted'; count: number };

/** A session that has just begun on `device`. */
export function beginSession(device: HostDevice, cloud: Record<string, string>): Session {
  return { host: openHost(device, cloud), outbox: [], log: [], frame: 1 };
}

/** The reducer behind the page: every message and every action goes through it, none is lost. */
export function nextSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'open':
      return beginSession(event.device, event.cloud);
    case 'hear': {
      const { state, answers, refusal } = hear(session.host, event.message);
      const log = logged(session.log, 'in', event.message, refusal);
      return answered({ ...session, log, host: state }, answers);
    }
    case 'act':
      return settled(session, act(session.host, event.action));
    case 'reload':
      // An app that said it can reload itself is asked to; any other one gets a new frame.
      return session.host.reloadSupported
        ? settled(session, { send: [{ eventType: 'reload_iframe' }] })
        : {
            ...beginSession(session.host.device, session.host.cloud),
            frame: session.frame + 1,
          };
    case 'posted':
      return { ...session, outbox: session.outbox.slice(event.count) };
  }
}

function settled(session: Session, outcome: Outcome): Session {
  if (!outcome.set && !outcome.send) return session;
  const { state, answers } = after(session.host, outcome);
  return answered({ ...session, host: state }, answers);
}

function answered(session: Session, answers: HostMessage[]): Session {
  const log = answers.reduce((lines, answer) => logged(lines, 'out', answer), session.log);
  return { ...session, log, outbox: [...session.outbox, ...answers] };
}
