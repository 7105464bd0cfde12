import { expect, test } from 'vitest';
import rules from '../catalogue/rules.json' with { type: 'json' };
import { readAnalytics } from '../scripts/build-bundle.ts';
import { createValidator } from '../scripts/checks/create-validator.ts';
import { operationsOf } from '../scripts/document.ts';

const analytics = await readAnalytics();
const violations = createValidator(analytics);
const fits = (name: string, value: unknown) =>
  violations({ $ref: `#/components/schemas/${name}` }, value).length === 0;
const event = {
  event_name: 'app-hide',
  session_id: '9ee533cd-449c-4f8b-b1b8-cf8b31b8cf8b',
  user_id: 279058397,
  app_name: 'bold',
};

test('[ANA-19] POST /events takes a list of up to 20 events', () => {
  expect(
    fits(
      'RecordedEvents',
      Array.from({ length: 20 }, () => event),
    ),
  ).toBe(true);
  expect(
    fits(
      'RecordedEvents',
      Array.from({ length: 21 }, () => event),
    ),
  ).toBe(false);
  expect(fits('RecordedEvents', [])).toBe(false);
});

test('[ANA-19] the token travels in TGA-Auth-Token and a solution in the optional header Content', () => {
  const post = analytics.paths['/events']?.post;
  expect(analytics.components).toHaveProperty('securitySchemes.token.name', 'TGA-Auth-Token');
  expect(post).toHaveProperty('security', [{ token: [] }]);
  expect(post?.parameters?.map(({ name, required }) => [name, required])).toContainEqual([
    'Content',
    false,
  ]);
  expect(Object.keys(post?.requestBody?.content ?? {})).toEqual(['application/json']);
});

test('[ANA-20] POST /events takes a single event with custom data', () => {
  expect(fits('RecordedEvents', { ...event, custom_data: { taskId: 'a' } })).toBe(true);
  expect(fits('RecordedEvents', { ...event, custom_data: 'a' })).toBe(false);
});

test('[ENT-21] [ANA-18] an event has the fields of the session, whose id has the form of a UUID', () => {
  expect(Object.keys(analytics.components.schemas.StoredEvent?.properties ?? {})).toEqual(
    expect.arrayContaining(
      'session_id user_id app_name is_premium platform locale start_param client_timestamp'.split(
        ' ',
      ),
    ),
  );
  expect(fits('StoredEvent', { ...event, session_id: 'not-a-uuid' })).toBe(false);
});

test('[ENT-22] a stored event has a name, its own fields, and optional custom data', () => {
  expect(fits('StoredEvent', { ...event, wallet_type: 'any', custom_data: {} })).toBe(true);
  const { event_name, ...nameless } = event;
  expect(event_name).toBe('app-hide');
  expect(fits('StoredEvent', nameless)).toBe(false);
});

test('[ANA-21] two GETs return the worker script and the arguments of a task', () => {
  const gets = operationsOf(analytics).filter(
    ({ method, operation }) => method === 'get' && operation.tags?.includes('tasks'),
  );
  expect(gets.map(({ operation }) => operation.operationId)).toEqual([
    'getTaskWorker',
    'getTaskArguments',
  ]);
  expect(
    gets.map(({ operation }) => Object.keys(operation.responses['200']?.content ?? {})),
  ).toEqual([['text/javascript'], ['text/plain']]);
});

test('[ANA-22] every 2xx and 429 response of POST /events has custom_data', () => {
  const responses = analytics.paths['/events']?.post?.responses ?? {};
  for (const status of ['202', '429'])
    expect(responses[status]?.content?.['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/Receipt',
    });
  expect(analytics.components.schemas.Receipt?.required).toContain('custom_data');
});

test('the public client reads a number for each event that has a limit, without a token', () => {
  const get = analytics.paths['/events/threshold']?.get;
  expect(get).toHaveProperty('security', []);
  expect(get?.responses['200']?.content).toHaveProperty(['application/json', 'schema'], {
    $ref: '#/components/schemas/EventThresholds',
  });
  const numbers = [{}, { 'app-hide': rules.analytics_app_hide_events }, { 'app-init': 0 }];
  expect(numbers.map((value) => fits('EventThresholds', value))).toEqual([true, true, true]);
  expect(fits('EventThresholds', { 'app-hide': -1 })).toBe(false);
});

test('[ANA-08] the limits of a batch and of its body are those of rules.json', () => {
  expect(analytics.components.schemas.EventBatch?.maxItems).toBe(rules.analytics_batch_events);
  const tooLarge = analytics.paths['/events']?.post?.responses['413']?.description;
  expect(tooLarge).toContain(` ${rules.analytics_body_bytes} bytes`);
  expect(tooLarge).toContain(` ${rules.analytics_event_bytes} bytes`);
});
