import { findPerson, initDataFor, people } from '@bold/mock/telegram';
import { type Operation, operations } from '@bold/sdk/operations';
import { type FormEvent, useState } from 'react';
import { basePath } from '../../../src/lib/base-path.ts';
import { exampleBody, exampleOf, type RequestText, toFetch } from './example-request.ts';

const all: Operation[] = Object.values(operations);

export function TryForm({ first }: { first: string | null }) {
  const [id, setId] = useState(all.find((one) => one.id === first)?.id ?? 'listLevels');
  const [person, setPerson] = useState(findPerson(null).key);
  const choose = (chosen: string) => {
    const operation = all.find((one) => one.id === chosen);
    if (!operation) return;
    history.replaceState(null, '', `?operation=${chosen}`);
    setId(operation.id);
  };
  return (
    <>
      <label>
        Player
        <select value={person} onChange={(event) => setPerson(event.target.value)}>
          {people.map(({ key, user }) => (
            <option key={key} value={key}>
              {user.first_name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Operation
        <select value={id} onChange={(event) => choose(event.target.value)}>
          {all.map((one) => (
            <option key={one.id} value={one.id}>
              {one.id}: {one.method} /api{one.path}
            </option>
          ))}
        </select>
      </label>
      <p>
        <a href={`../docs/#${id}`}>What {id} does</a>
      </p>
      <RequestForm key={id} operation={operations[id]} person={person} />
    </>
  );
}

function RequestForm({ operation, person }: { operation: Operation; person: string }) {
  const [request, setRequest] = useState<RequestText>(() => ({
    parameters: Object.fromEntries(
      operation.parameters.map((one) => [one.name, exampleOf(operation, one)]),
    ),
    body: exampleBody(operation),
  }));
  const [answer, setAnswer] = useState<{ status: string; text: string } | null>(null);

  const send = async () => {
    const [url, init] = toFetch(`${basePath}/api`, operation, request);
    const headers = new Headers(init.headers);
    headers.set('Authorization', `tma ${await initDataFor({ person: findPerson(person) })}`);
    try {
      const response = await fetch(url, { ...init, headers });
      const body = JSON.stringify(await response.json(), null, 2);
      setAnswer({ status: `${response.status} ${response.statusText}`.trim(), text: body });
    } catch (error) {
      setAnswer({ status: 'No response', text: String(error) });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const setParameter = (name: string, text: string) =>
    setRequest({ ...request, parameters: { ...request.parameters, [name]: text } });

  return (
    <form onSubmit={submit}>
      {operation.parameters.map(({ name, in: place, required }) => (
        <label key={name}>
          {name} ({place}
          {required ? ', required' : ''})
          <input
            value={request.parameters[name]}
            onChange={(event) => setParameter(name, event.target.value)}
          />
        </label>
      ))}
      {operation.body !== null && (
        <label>
          Body
          <textarea
            rows={10}
            spellCheck={false}
            value={request.body}
            onChange={(event) => setRequest({ ...request, body: event.target.value })}
          />
        </label>
      )}
      <button type="submit">Send</button>
      {answer && (
        <div role="status">
          <p>
            <strong>{answer.status}</strong>
          </p>
          <pre>{answer.text}</pre>
        </div>
      )}
    </form>
  );
}
