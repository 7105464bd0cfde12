import { expect, onTestFinished, test, vi } from 'vitest';
import { followWorker } from './follow-worker.ts';

class FakeWorker {
  readonly postMessage = vi.fn();
  readonly scriptURL: string;

  constructor(scriptURL: string) {
    this.scriptURL = scriptURL;
  }
}

/** Gives the page a container of service workers, and follows the worker that controls the page. */
function follow() {
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: new FakeWorker('https://app.example/worker.js'),
  });
  vi.stubGlobal('ServiceWorker', FakeWorker);
  vi.stubGlobal('location', new URL('https://app.example/game/'));
  vi.stubGlobal('navigator', { serviceWorker });
  onTestFinished(() => void vi.unstubAllGlobals());
  const end = new AbortController();
  const close = followWorker('/worker.js', end.signal);
  const received = vi.fn();
  serviceWorker.addEventListener('message', received);
  const takeOver = (scriptURL: string) => {
    serviceWorker.controller = new FakeWorker(scriptURL);
    serviceWorker.dispatchEvent(new Event('controllerchange'));
    return serviceWorker.controller.postMessage;
  };
  const send = () => {
    const message = { source: serviceWorker.controller, data: { type: 'REQUEST' }, ports: [] };
    serviceWorker.dispatchEvent(Object.assign(new Event('message'), message));
  };
  return { close, end, received, send, takeOver };
}

test('a new worker of the script gets the page as a client, and its messages arrive without a source', () => {
  const { close, received, send, takeOver } = follow();

  const post = takeOver('https://app.example/worker.js?again');
  send();
  close();

  expect(post.mock.calls).toEqual([['MOCK_ACTIVATE'], ['CLIENT_CLOSE']]);
  const data = { type: 'REQUEST' };
  expect(received.mock.calls).toContainEqual([expect.objectContaining({ source: null, data })]);
});

test('the first worker and the app’s own one get no message, and theirs arrive once', () => {
  const { close, received, send, takeOver } = follow();

  send();
  const post = takeOver('https://app.example/game/own.js');
  send();
  close();

  expect(post).not.toHaveBeenCalled();
  expect(received).toHaveBeenCalledTimes(2);
});

test('after the end of the mock, a new worker gets no message', () => {
  const { end, received, send, takeOver } = follow();

  end.abort();
  const post = takeOver('https://app.example/worker.js?again');
  send();

  expect(post).not.toHaveBeenCalled();
  expect(received).toHaveBeenCalledOnce();
});
