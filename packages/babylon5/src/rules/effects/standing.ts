// The index of the texts in play: each static ability, trigger, response and action, with its card.
import { type CardId, fileTexts, noTexts, type Stands, scene, type TextShare, type TextsInPlay } from '@orrery/kernel';
import { type CardDef, type CompiledResponse, DEFS, type Static, type StaticKind, type Trigger } from '../../card.ts';
import { ABILITIES, type B5State, type Derived } from '../../state.ts';

type Texts = TextsInPlay<StaticKind, Static, Trigger, CompiledResponse>;

/** The abilities of the texts in play. Rebuilt for each change of `B5State.active`, and shared by clones. */
export interface StandingTexts extends Texts {
  readonly active: readonly CardId[];
  /** the static abilities that change an ability, by its index; those that change all abilities are listed under each */
  readonly abilities: readonly (readonly Stands<Static>[])[];
  /** the cards with an action, by its index in their list */
  readonly actions: readonly { readonly source: CardId; readonly what: number }[];
  readonly assistants: readonly CardId[];
  readonly mercenaries: readonly CardId[];
}

/** The entries of a definition in the index, built once. */
interface Share extends TextShare<StaticKind, Static, Trigger, CompiledResponse> {
  readonly actions: number;
  readonly assists: boolean;
  readonly mercenary: boolean;
}

const SHARES: Share[] = [];

function shareOf(def: CardDef): Share {
  SHARES[def.index] ??= {
    statics: (Object.keys(def.statics) as StaticKind[]).flatMap(kind =>
      def.statics[kind]!.map(what => ({ key: kind, what, everybody: false })),
    ),
    triggers: def.triggers.flatMap((list, type) => (list ?? []).map(what => ({ key: type, what, everybody: false }))),
    answers: def.responses.map(what => ({ key: what.window, what, everybody: false })),
    actions: def.actions.length,
    assists: def.assists >= 0,
    mercenary: def.source.mercenary === true,
  };
  return SHARES[def.index]!;
}

/** The index of the present texts. It does not store who "you" is, because a card may change sides without moving. */
export function standing(s: B5State): StandingTexts {
  const derived = s.derived as Derived | null;
  const known = derived === null ? null : (derived.standing as StandingTexts | null);
  if (known !== null && known.active === s.active) return known;
  const texts: Texts = noTexts();
  const actions: { source: CardId; what: number }[] = [];
  const assistants: CardId[] = [];
  const mercenaries: CardId[] = [];
  for (const source of s.active) {
    const share = shareOf(DEFS[s.defs[source]!]!);
    fileTexts(texts, share, scene(s.cards[source]!.controller, source));
    for (let what = 0; what < share.actions; what++) actions.push({ source, what });
    if (share.assists) assistants.push(source);
    if (share.mercenary) mercenaries.push(source);
  }
  const spoken = texts.statics.ability ?? [];
  const found: StandingTexts = {
    statics: texts.statics,
    triggers: texts.triggers,
    answers: texts.answers,
    active: s.active,
    abilities: ABILITIES.map((_, stat) => spoken.filter(({ what }) => what.stat === stat || what.stat === -1)),
    actions,
    assistants,
    mercenaries,
  };
  s.derived = {
    standing: found,
    zones: derived?.zones ?? null,
    rows: derived?.rows ?? [],
    own: derived?.own ?? [],
  } satisfies Derived;
  return found;
}
