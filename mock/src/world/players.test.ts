import { expect, test } from 'vitest';
import { createWorld } from './create-world.ts';
import { findOrCreatePlayer } from './players.ts';

const user = { id: 77, first_name: 'New', username: 'new_one' };

test('a Telegram user is one player, however often they call', () => {
  const world = createWorld();

  expect(findOrCreatePlayer(world, user, null, 0)).toBe(
    findOrCreatePlayer(world, user, null, 1_000),
  );
});

test('a new username in a later launch replaces the old one', () => {
  const world = createWorld();
  findOrCreatePlayer(world, user, null, 0);

  expect(findOrCreatePlayer(world, { ...user, username: 'renamed' }, null, 0).username).toBe(
    'renamed',
  );
});

test('an older launch, such as of another device, does not replace the names', () => {
  const world = createWorld();
  findOrCreatePlayer(world, user, null, 0, 2_000);

  const player = findOrCreatePlayer(world, { id: 77, first_name: 'Old' }, null, 0, 1_000);

  expect([player.firstName, player.username]).toEqual(['New', 'new_one']);
});

test.each([
  ['control characters and outer space', '\u0000 New\n', 'New'],
  ['more than 64 characters', '😀'.repeat(65), '😀'.repeat(64)],
  ['nothing but space', '  ', null],
  ['no text at all', 7, null],
])('of a name with %s only the part that Telegram allows is stored', (_, first_name, stored) => {
  const odd = { ...user, first_name } as typeof user;

  expect(findOrCreatePlayer(createWorld(), odd, null, 0).firstName).toBe(stored);
});

test('a username that is no text is stored as null', () => {
  const odd = { ...user, username: 12 } as unknown as typeof user;

  expect(findOrCreatePlayer(createWorld(), odd, null, 0).username).toBeNull();
});

test('the first launch sets the referrer, and a later launch does not change it', () => {
  const world = createWorld();
  const [first, second] = world.players;

  const player = findOrCreatePlayer(world, user, `USER1REF${first?.referralCode}`, 0);
  findOrCreatePlayer(world, user, `REF${second?.referralCode}`, 0);

  expect(player.referrerId).toBe(first?.id);
});

test('a later launch sets no referrer, although the first launch had none', () => {
  const world = createWorld();
  findOrCreatePlayer(world, user, null, 0);

  const player = findOrCreatePlayer(world, user, `REF${world.players[0]?.referralCode}`, 0);

  expect(player.referrerId).toBeNull();
});

test('an unknown referral code sets no referrer', () => {
  expect(findOrCreatePlayer(createWorld(), user, 'REFnobody0', 0).referrerId).toBeNull();
});

test('a new player has the starting balance of the world', () => {
  const world = createWorld();
  world.newcomer = { availableTaps: 512, totalTaps: 1_250 };

  expect(findOrCreatePlayer(world, user, null, 0)).toMatchObject({
    availableTaps: 512,
    totalTaps: 1_250,
  });
});

test('no seeded player was invited by one who joined later', () => {
  const { players } = createWorld();
  const invited = players.filter(({ referrerId }) => referrerId !== null);

  expect(invited.length).toBeGreaterThan(0);
  expect(invited.every(({ id, referrerId }) => Number(referrerId) < id)).toBe(true);
});
