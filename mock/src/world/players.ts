import countries from '@bold/openapi/catalogue/countries.json' with { type: 'json' };
import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import { defaultDisplayName, parseStartParameter } from '@bold/sdk/game';
import type { TelegramUser } from '../telegram/launch/init-data.ts';
import { nextRandom, pick, randomInteger, randomToken } from './random.ts';
import type { Player, SocialFields, World } from './world.ts';

// Black has nine players, so that one more completes its board; Pink and Gold have more than ten.
const playersPerLevel = [4, 13, 11, 8, 6, 5, 4, 3, 12, 9];
const nameStarts = [
  'Quiet',
  'Loud',
  'Deep',
  'Salt',
  'Storm',
  'Night',
  'First',
  'Slow',
  'Wild',
  'Cold',
];
const nameEnds = [
  'Tide',
  'Drop',
  'Wave',
  'Rain',
  'River',
  'Surf',
  'Spring',
  'Flood',
  'Mist',
  'Gush',
];
const seededJoinedAt = Date.UTC(2026, 8, 1);
const hour = 3_600_000;

export const noSocial: SocialFields = {
  instagram_username: null,
  twitter_username: null,
  custom_link: null,
  bio: null,
};

/**
 * Finds or creates the player of a Telegram user (decisions §2). Updates the stored names if no later launch has
 * already set them.
 * @param startParameter the start parameter, which may name the referrer of a new player
 * @param now the time in milliseconds
 * @param launchedAt the time of the launch in milliseconds
 */
export function findOrCreatePlayer(
  world: World,
  user: TelegramUser,
  startParameter: string | null,
  now: number,
  launchedAt = 0,
): Player {
  const known = world.players.find((player) => player.telegramId === user.id);
  const player = known ?? join(world, user.id, now);
  if (!known && startParameter !== null) {
    player.referrerId = referrerIn(world, startParameter, player);
  }
  // Init data is valid for a day: a device may call with an older launch than another device.
  if (launchedAt < player.launchedAt) return player;
  player.launchedAt = launchedAt;
  player.username = validUsername(user.username);
  player.firstName = cleanName(user.first_name);
  player.lastName = cleanName(user.last_name);
  return player;
}

/** Adds the seeded players of all levels. */
export function populate(world: World): void {
  playersPerLevel.forEach((size, index) => {
    for (let place = 0; place < size; place += 1) addSeededPlayer(world, index);
  });
}

function addSeededPlayer(world: World, levelIndex: number): void {
  const player = join(world, 9_000_000_000 + world.players.length, seededJoinedAt);
  const low = levels[levelIndex]?.threshold ?? 0;
  const high = (levels[levelIndex + 1]?.threshold ?? low * 2) - 1;
  const name = `${pick(world, nameStarts)}-${pick(world, nameEnds)}`;
  const isNameTaken = world.players.some((other) => other.displayName === name);
  Object.assign(player, {
    joinedAt: new Date(seededJoinedAt + player.id * hour).toISOString(),
    displayName: isNameTaken ? `${name}-${player.id}` : name,
    firstName: name.split('-')[0],
    username: `tap_${player.id}`,
    isUsernameVisible: nextRandom(world) < 0.5,
    isBonusTaken: true,
    countryId: nextRandom(world) < 0.9 ? pick(world, countries).id : null,
    totalTaps: randomInteger(world, Math.max(1, low), high),
    referrerId:
      player.id > 1 && nextRandom(world) < 0.4 ? randomInteger(world, 1, player.id - 1) : null,
  });
}

function join(world: World, telegramId: number, now: number): Player {
  const id = world.players.length + 1;
  const player: Player = {
    id,
    telegramId,
    username: null,
    displayName: defaultDisplayName(id),
    firstName: null,
    lastName: null,
    isUsernameVisible: false,
    isBonusTaken: false,
    isBanned: false,
    countryId: null,
    social: noSocial,
    wallet: null,
    walletChangedAt: null,
    debtTaps: 0,
    ...world.newcomer,
    referralCode: unusedCode(world),
    joinedAt: new Date(now).toISOString(),
    launchedAt: 0,
    referrerId: null,
    referralsMicros: 0,
    top10Micros: 0,
    rewards: [],
    payouts: [],
    isHeldByOperator: false,
    sessions: [],
    expiredSessions: [],
  };
  world.players.push(player);
  return player;
}

function unusedCode(world: World): string {
  const code = randomToken(world, 8);
  const isUsed = world.players.some(({ referralCode }) => referralCode === code);
  return isUsed ? unusedCode(world) : code;
}

function referrerIn(world: World, startParameter: string, newcomer: Player): number | null {
  const { referralCode } = parseStartParameter(startParameter);
  const referrer = world.players.find((player) => player.referralCode === referralCode);
  return referrer && referrer !== newcomer ? referrer.id : null;
}

/**
 * Makes a name fit the contract's pattern: at most 64 characters, no control characters. Returns null if `text` is not
 * a string or no characters remain.
 */
function cleanName(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const plain = text.toWellFormed().replace(/\p{Cc}/gu, '');
  return [...plain].slice(0, 64).join('').trim() || null;
}

/** Returns the username, or null if it breaks the contract's pattern (decisions §10 PROFILE). */
function validUsername(username: unknown): string | null {
  return typeof username === 'string' && /^[A-Za-z0-9_-]{1,20}$/.test(username) ? username : null;
}
