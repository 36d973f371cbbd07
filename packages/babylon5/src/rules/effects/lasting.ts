// Changes that last for a time: their beginning, log entry and end (b5/lasting).
import { type CardId, owned } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { facts } from '../../language.ts';
import { abilityName, conflictName, partyName, seatName, titleLink } from '../../names.ts';
import type { B5State, Mod } from '../../state.ts';
import { pairOf } from '../politics/tension.ts';

/** A change that lasts for a time begins. Most continue whatever happens to their card (b5/lasting/1). */
export const modBegan = facts.define<{ mod: Mod; card?: CardId; source?: CardId }>('change-began', {
  apply(s, x) {
    s.mods = [...s.mods, x.mod];
  },
  revert(s, x) {
    s.mods = s.mods.filter(m => m.id !== x.mod.id);
  },
  show: {
    card: { as: 'card', of: x => (TOLD[x.mod.kind] ? x.mod.card : -1) },
    source: { as: 'card', of: x => (x.mod.kind === 'ability' ? x.mod.source : -1) },
    // the text that brings other changes also logs them; they may concern cards that others do not know
    mod: (_s, { mod: m }) =>
      TOLD[m.kind] ? { kind: m.kind, seat: m.seat, what: m.what, n: m.n, until: m.until } : undefined,
  },
  say: (n, x, s) => (x.mod === undefined ? '' : TOLD[x.mod.kind]!(s, x.mod, n.card, n.source)),
  unsettles: true,
});

/** Changes end. This unsettles the table, because the end of a bonus can neutralize a card (b5/damage/8). */
export const modsEnded = facts.define<{ ids: readonly number[]; mods?: readonly Mod[] }>('changes-ended', {
  apply(s, x) {
    (x as { mods?: readonly Mod[] }).mods = s.mods.filter(m => x.ids.includes(m.id));
    s.mods = s.mods.filter(m => !x.ids.includes(m.id));
  },
  revert(s, x) {
    s.mods = [...s.mods, ...(x.mods ?? [])];
  },
  // the view shows their cards and numbers; the ids stay hidden
  show: {},
  say: () => '',
  unsettles: true,
});

/** Writes how long a change of an ability lasts. */
const lasts = (until: Mod['until'], source: string): string =>
  until === 'turn'
    ? ' until the end of the turn'
    : until === 'next-turn'
      ? ' until the end of the next turn'
      : until === 'rotated' && source
        ? ` as long as ${source} stays rotated`
        : '';

const conflictTold = (s: B5State, id: number): string => conflictName(s, id, card => titleLink(defOf(s, card)));

/** The changes that the log mentions when they begin. Their cards are open to all. */
const TOLD: Partial<Record<Mod['kind'], (s: B5State, m: Mod, card: string, source: string) => string>> = {
  ability: (_s, m, card, source) =>
    m.n === 0
      ? ''
      : `${card} gets ${m.n > 0 ? '+' : '-'}${Math.abs(m.n)} ${m.what < 0 ? 'to all abilities' : abilityName(m.what)}${lasts(m.until, source)}.`,
  'off-type': (s, m, card) =>
    `${card} may support or oppose ${conflictTold(s, m.what)} with the highest of its abilities.`,
  'assistant-discount': (_s, m, card) => `The next card that ${card} sponsors this turn costs ${-m.n} less.`,
  'conflict-again': (s, m) => `${conflictTold(s, m.what)} is put off until the next turn.`,
  'fixed-tension': (s, m) => {
    const [from, to] = pairOf(m.what);
    return `${owned(partyName(s, from), 'tension')} toward ${partyName(s, to)} cannot go up this turn.`;
  },
  'no-conflict-influence': (s, m) => `${seatName(s, m.seat)} gains no influence from conflicts this turn.`,
  'influence-cap': (_s, m) => `Nobody may apply more than ${m.n} influence in total this turn.`,
  'extra-influence': (s, m) => (m.n === 0 ? '' : `${seatName(s, m.seat)} will have ${m.n} more influence next turn.`),
  'leaves-at-end': (_s, _m, card) => `${card} will be discarded at the end of the turn.`,
  'open-to-attack': (_s, _m, card) => `Until the action round ends, players may attack ${card} in return.`,
  'inner-for-healing': (_s, _m, card) =>
    `${card} heals like an Inner Circle character until it is no longer neutralized.`,
};

/** The card whose rotation keeps a change going. */
export const keeperOf = (m: Mod): CardId => m.by ?? m.source;

/** Begins a change. Defaults: for nobody, until the end of the turn. */
export function addMod(s: B5State, given: Pick<Mod, 'kind'> & Partial<Mod>): void {
  const id = s.modsMade++;
  modBegan(s, {
    mod: {
      id,
      kind: given.kind,
      source: given.source ?? -1,
      card: given.card ?? -1,
      seat: given.seat ?? -1,
      what: given.what ?? -1,
      n: given.n ?? 0,
      until: given.until ?? 'turn',
      sustainable: given.sustainable ?? false,
      action: given.action ?? -1,
      use: s.action,
      turn: s.turn,
      ...(given.text === undefined ? {} : { text: given.text, from: defOf(s, given.source!).id }),
      ...(given.by === undefined ? {} : { by: given.by }),
    },
  });
}

/** Ends the changes that fit. */
export function endMods(s: B5State, fits: (m: Mod) => boolean): void {
  const ids = s.mods.filter(fits).map(m => m.id);
  if (ids.length > 0) modsEnded(s, { ids });
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/cards/damage.ts: b5/lasting/2
// - rules/cards/event.ts: b5/lasting/4
// - rules/cards/marks.ts: b5/lasting/5
// - rules/cards/ready.ts: b5/lasting/3, b5/lasting/6
