import type { CardId } from '@orrery/kernel';
import { facts } from '../language.ts';
import { abilityName } from '../names.ts';
import type { B5State, Mod } from '../state.ts';

/** A change that lasts for a time begins. */
export const modBegan = facts.define<{ mod: Mod; card?: CardId }>('change-began', {
  apply(s, x) {
    s.mods = [...s.mods, x.mod];
  },
  revert(s, x) {
    s.mods = s.mods.filter(m => m.id !== x.mod.id);
  },
  show: {
    card: { as: 'card', of: x => (x.mod.kind === 'ability' ? x.mod.card : -1) },
    // what else lasts for a time is told by the text that brings it, and may be about what others do not know
    mod: (_s, { mod: m }) => (m.kind === 'ability' ? { what: m.what, n: m.n } : undefined),
  },
  say: (n, x) => {
    if (x.mod === undefined) return '';
    const what = x.mod.what < 0 ? 'all abilities' : abilityName(x.mod.what);
    return `${n.card} has ${x.mod.n >= 0 ? '+' : '-'}${Math.abs(x.mod.n)} ${what}.`;
  },
  unsettles: true,
});

/** Changes end: unsettles, for a bonus that ends can neutralize (b5/damage/8). */
export const modsEnded = facts.define<{ ids: readonly number[]; mods?: readonly Mod[] }>('changes-ended', {
  apply(s, x) {
    (x as { mods?: readonly Mod[] }).mods = s.mods.filter(m => x.ids.includes(m.id));
    s.mods = s.mods.filter(m => !x.ids.includes(m.id));
  },
  revert(s, x) {
    s.mods = [...s.mods, ...(x.mods ?? [])];
  },
  // their cards and numbers are in the view; which change it was is nobody's business
  show: {},
  say: () => '',
  unsettles: true,
});

/** Begins a change. What is not given is for nobody, to the end of the turn. */
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
    },
  });
}

/** Ends the changes that fit. */
export function endMods(s: B5State, fits: (m: Mod) => boolean): void {
  const ids = s.mods.filter(fits).map(m => m.id);
  if (ids.length > 0) modsEnded(s, { ids });
}
