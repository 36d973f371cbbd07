import { pluralOf, type Teller } from '@orrery/kernel';
import type { StaticSource } from '../card.ts';
import { PSY_DAMAGE } from '../rules/fire/weapons.ts';
import { cannot, more, named, object, subject, tells } from './statics.ts';

// Texts of the static kinds about weapons and weapons fire

/** Writes the weapons that a text covers: `heavy weapons`, `phasers`, `sabots`, `weapons`. */
export function weapons(x: StaticSource): string {
  const { what = '' } = x;
  if (what === '' || what.endsWith('volley')) return 'weapons';
  if (what === 'heavy') return 'heavy weapons';
  if (what === 'other') return 'physical damage';
  if (what === PSY_DAMAGE) return what;
  return what === 'phasers' ? what : pluralOf(what.toLowerCase());
}

/** True for what counts by the point, and not by the weapon. */
const isMass = ({ what }: StaticSource): boolean => what === 'other' || what === PSY_DAMAGE;

const FACTORS: Readonly<Record<number, string>> = { 0.5: 'half', 2: 'twice', 3: 'three times' };
export const factor = (t: Teller, x: StaticSource): string =>
  typeof x.times === 'number' ? (FACTORS[x.times] ?? `${x.times} times`) : `${t.amount(x.times!)} times`;

tells('fire', (t, x) => {
  const at = x.of === undefined ? '' : ` to ${t.filter(x.of)}`;
  const whose = `the ${weapons(x)} of ${object(t, x.to)}`;
  if (x.times === 0) return `${whose} do no damage${at}`;
  return x.times === undefined
    ? `${whose} do ${more(t, x)} damage${at}`
    : `${whose} ${isMass(x) ? 'is' : 'do'} ${factor(t, x)} ${isMass(x) ? 'as much' : 'their damage'}${at}${x.alone ? ', and no other card changes that' : ''}`;
});
/** Writes the sort of fire that a target takes less of. */
const sortOf = (x: StaticSource): string =>
  x.what === 'phasers' || x.what === 'heavy' ? `${x.what === 'phasers' ? 'phaser' : weapons(x)} fire` : 'weapons fire';
tells('fire taken', (t, x) => {
  const who = subject(t, x.to);
  if (x.times === 0) return `${who} is immune to ${sortOf(x)}`;
  if (x.what === 'next volley') return `${who} takes ${factor(t, x)} the damage of the next volley at it`;
  if (x.times !== undefined)
    return `${who} takes ${typeof x.times === 'number' && x.times < 0.4 && x.times > 0.3 ? 'a third' : factor(t, x)} of the damage of ${x.what === 'any volley' ? 'each volley' : sortOf(x)}`;
  if (x.what === 'any volley') return `${who} takes ${more(t, x)} damage from each volley`;
  return `${who} takes ${more(t, x)} damage from ${x.what === '' || x.what === undefined || x.what === 'volley' ? 'each volley of another player' : `the ${sortOf(x)} of another player`}`;
});
tells(
  'shields ignore',
  (t, x) =>
    `the shields of ${object(t, x.to)} take less damage${x.of === undefined ? '' : ` from ${t.filter(x.of)}`}, by ${t.amount(x.n!)}`,
);
tells(
  'past shields',
  (t, x) =>
    `the weapons of ${object(t, x.to)} ignore ${x.of === undefined ? 'shields' : `the shields of ${object(t, x.of)}`}${x.what === undefined ? '' : ` and ${x.what}`}`,
);
tells('no fire', (t, x) => cannot(t, x.to, 'fire weapons'));
tells(
  'fires only at',
  (t, x) =>
    `${subject(t, x.to)} can fire only at ${x.of === undefined ? 'nothing' : x.of.w === 'oneOfItsTargets' ? 'the others of them' : (named(t, x.of) ?? t.filter(x.of))}`,
);
const HARMS: Readonly<Record<string, string>> = { fire: 'weapons fire', 'card damage': 'card damage' };
tells('absorbs', (t, x) =>
  x.what === 'but structure'
    ? `only damage that goes straight to structure harms ${object(t, x.to)}, until ${t.ref('self')} is destroyed`
    : `${t.ref('self')} takes all ${HARMS[x.what ?? ''] === undefined ? 'damage' : `damage of ${HARMS[x.what!]}`}${x.of === undefined ? '' : ` from ${t.filter(x.of, true)}`} in the place of ${object(t, x.to)}, until it is destroyed`,
);
tells(
  'rearms',
  (t, x) =>
    `in your Engagement Phase, ${subject(t, x.to)} has ${x.n === undefined ? 'its phasers' : x.n === 1 ? 'a phaser' : `${t.amount(x.n)} phasers`} rearmed`,
);
tells('no protection', (t, x) => {
  const what = `its player’s ${x.what ?? 'Sector HQ'}`;
  return x.to !== undefined && named(t, x.to) === null
    ? `no ${t.filter(x.to)} protects ${what}`
    : `${subject(t, x.to)} does not protect ${what}`;
});
tells(
  'copied',
  (t, x) => `there is a second stack like that of ${object(t, x.to)}, engaged, armed and paid for by itself`,
);
tells('no command slot', (t, x) => `${subject(t, x.to)} takes no command slot`);
tells(
  'carries',
  (t, x) =>
    `${t.ref('self')} can carry ${x.n === 0 ? 'no' : `up to ${t.amount(x.n!)}`} ${t.filter(x.of!, x.n !== 1)}${x.what === 'as one ship' ? '; each is played on it, and becomes one ship with it' : ''}`,
);
tells('fires first', (t, x) =>
  x.n === undefined
    ? `${t.ref('self')} fires its ${x.what!.toLowerCase()} before all volleys, and in none: each shot does 1 damage to every ship and base of one other player`
    : `${t.ref('self')} fires its ${x.what!.toLowerCase()} before all volleys, and in none: ${x.n === 1 ? 'once' : `up to ${t.amount(x.n!)} times`} at each target, for 1 ammunition a shot, of 1 damage whatever other cards add`,
);
