import type { CardId } from '@orrery/kernel';
import { type CardDef, type CompiledResponse, DEFS, type Static, type StaticKind, type Trigger } from '../card.ts';
import { ABILITIES, type B5State, type Derived } from '../state.ts';

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
  /** the static abilities that speak of an ability, by its index; those that speak of all of them stand under each */
  readonly abilities: readonly (readonly Stands<Static>[])[];
  /** by fact index */
  readonly triggers: readonly (readonly Stands<Trigger>[] | undefined)[];
  readonly responses: Readonly<Record<string, readonly Stands<CompiledResponse>[]>>;
  /** the cards with an action of their own, by its place in their list */
  readonly actions: readonly Stands<number>[];
  readonly assistants: readonly CardId[];
  readonly mercenaries: readonly CardId[];
}

/** What a definition puts into the index, laid out once. */
interface Share {
  readonly statics: readonly (readonly [StaticKind, Static])[];
  readonly triggers: readonly (readonly [number, Trigger])[];
  readonly responses: readonly CompiledResponse[];
  readonly actions: number;
  readonly assists: boolean;
  readonly mercenary: boolean;
}

const SHARES: Share[] = [];

function shareOf(def: CardDef): Share {
  SHARES[def.index] ??= {
    statics: (Object.keys(def.statics) as StaticKind[]).flatMap(kind =>
      def.statics[kind]!.map(st => [kind, st] as const),
    ),
    triggers: def.triggers.flatMap((list, type) => (list ?? []).map(t => [type, t] as const)),
    responses: def.responses,
    actions: def.actions.length,
    assists: def.assists >= 0,
    mercenary: def.source.mercenary === true,
  };
  return SHARES[def.index]!;
}

/** The index of the present texts. */
export function standing(s: B5State): Standing {
  const derived = s.derived as Derived | null;
  const known = derived === null ? null : (derived.standing as Standing | null);
  if (known !== null && known.active === s.active) return known;
  const statics: Partial<Record<StaticKind, Stands<Static>[]>> = {};
  const triggers: Stands<Trigger>[][] = [];
  const responses: Record<string, Stands<CompiledResponse>[]> = {};
  const abilities: Stands<Static>[][] = ABILITIES.map(() => []);
  const actions: Stands<number>[] = [];
  const assistants: CardId[] = [];
  const mercenaries: CardId[] = [];
  for (const source of s.active) {
    const share = shareOf(DEFS[s.defs[source]!]!);
    for (const [kind, what] of share.statics) {
      statics[kind] ??= [];
      const one = { source, what };
      statics[kind].push(one);
      if (kind !== 'ability') continue;
      for (let stat = 0; stat < abilities.length; stat++)
        if (what.stat === stat || what.stat === -1) abilities[stat]!.push(one);
    }
    for (const [type, what] of share.triggers) {
      triggers[type] ??= [];
      triggers[type].push({ source, what });
    }
    for (const what of share.responses) {
      responses[what.window] ??= [];
      responses[what.window]!.push({ source, what });
    }
    for (let what = 0; what < share.actions; what++) actions.push({ source, what });
    if (share.assists) assistants.push(source);
    if (share.mercenary) mercenaries.push(source);
  }
  const found: Standing = {
    active: s.active,
    statics,
    abilities,
    triggers,
    responses,
    actions,
    assistants,
    mercenaries,
  };
  s.derived = { standing: found, zones: derived?.zones ?? null, rows: derived?.rows ?? [] } satisfies Derived;
  return found;
}
