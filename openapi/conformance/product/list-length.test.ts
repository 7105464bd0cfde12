import { expect, test } from 'vitest';
import { Kit } from '../kit.ts';
import { Player } from '../players/player.ts';
import { testTarget } from '../target.fixture.ts';
import { expectMember } from './levels.ts';
import { fillUp } from './payments/share-members.ts';

/** Returns a kit with a limit of two members per leaderboard. Each leaderboard has two members, with 100 taps each. */
function kitWithLists() {
  const target = testTarget();
  const { documents } = target;
  const constant = (name: string) =>
    name === 'leaderboard_members' ? 2 : documents.constant(name);
  const kit = new Kit(Object.assign(target, { documents: { ...documents, constant } }), 'levels');
  const requested: string[] = [];
  const player = new Player({ id: 1, first_name: 'Ada' }, '', async ({ path }) => {
    requested.push(path);
    const list = [2, 3].map((user_id) => ({ user_id, total_taps: 100 }));
    const json = path === '/user/me' ? { id: 1 } : list;
    return { place: path, status: 200, headers: {}, text: '', json, code: undefined };
  });
  kit.player = () => player;
  return { kit, player, requested };
}

test('a list is full when it has as many members as the contract says', async () => {
  const { kit, player } = kitWithLists();
  await expectMember(kit, player, 2, 100);
  await expect(expectMember(kit, player, 2, 101)).rejects.toThrow('is not on the list of level 2');
});

test('a level whose list is full gets no further members', async () => {
  const { kit, requested } = kitWithLists();
  await fillUp(kit, { id: 2, threshold: 100 });
  expect(requested).toEqual(['/leaderboard/top?level_id=2']);
});
