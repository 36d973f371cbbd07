import type { CardId } from '@orrery/kernel';
import { type CardDef, type CompiledResponse, DEFS, type Static, type StaticKind, type Trigger } from '../card.ts';
import type { B5State } from '../state.ts';

/** A card in play with one of the things its text does by itself. */
export interface Stands<T> {
  readonly source: CardId;
  readonly what: T;
}

/**
 * What the texts in play do by themselves, by kind: found once for each change of `B5State.active` and shared by clones, so
 * that neither an ability nor a fact looks through cards that have nothing to say to it.
 */
export interface Standing {
  readonly active: readonly CardId[];
  readonly statics: Readonly<Partial<Record<StaticKind, readonly Stands<Static>[]>>>;
  /** by fact index */
  readonly triggers: readonly (readonly Stands<Trigger>[] | undefined)[];
  readonly responses: Readonly<Record<string, readonly Stands<CompiledResponse>[]>>;
  /** the cards with an action of their own, by its place in their list */
  readonly actions: readonly Stands<number>[];
  readonly assistants: readonly CardId[];
  readonly mercenaries: readonly CardId[];
}

/** The index of the present texts. */
export function standing(s: B5State): Standing {
  const known = s.derived as Standing | null;
  if (known !== null && known.active === s.active) return known;
  const statics: Partial<Record<StaticKind, Stands<Static>[]>> = {};
  const triggers: Stands<Trigger>[][] = [];
  const responses: Record<string, Stands<CompiledResponse>[]> = {};
  for (const source of s.active) {
    const def = DEFS[s.cards[source]!.def]!;
    for (const kind of Object.keys(def.statics) as StaticKind[]) {
      statics[kind] ??= [];
      const list = statics[kind];
      for (const what of def.statics[kind]!) list.push({ source, what });
    }
    def.triggers.forEach((list, type) => {
      triggers[type] ??= [];
      for (const what of list ?? []) triggers[type]!.push({ source, what });
    });
    for (const what of def.responses) {
      responses[what.window] ??= [];
      responses[what.window]!.push({ source, what });
    }
  }
  const defs = (fits: (def: CardDef) => boolean) => s.active.filter(id => fits(DEFS[s.cards[id]!.def]!));
  const found: Standing = {
    active: s.active,
    statics,
    triggers,
    responses,
    assistants: defs(d => d.assists >= 0),
    mercenaries: defs(d => d.source.mercenary === true),
    actions: s.active.flatMap(source => DEFS[s.cards[source]!.def]!.actions.map((_, what) => ({ source, what }))),
  };
  s.derived = found;
  return found;
}
