import { articled, capitalized, type Filter, type List, type Teller, type Word } from '@orrery/kernel';
import type { ConflictSource } from '../card.ts';
import { v } from '../language.ts';
import { row, TARGET_PLAYER } from '../words/phrases.ts';
import { needsClause } from './gate.ts';
import { after, sentence, sentences } from './sentences.ts';
import { namesOf, targetPhrase } from './targets.ts';

/** Says what a conflict is aimed at: `aimed at another player`; '' for a conflict aimed at nobody. */
function aim(t: Teller, c: ConflictSource): string {
  const usual = {
    player: 'another player',
    race: 'another race',
    conflict: 'another conflict',
    card: 'a card',
    none: '',
  };
  const at = c.second
    ? `${targetPhrase(t, c.targets!)}`.replace(/^one of (.*),$/, '$1')
    : c.targets
      ? targetPhrase(t, c.targets)
      : c.ownRace
        ? 'a race'
        : usual[c.target ?? 'none'];
  return at && ` aimed at ${at}`;
}

/** Names the kind of a conflict: `a Military conflict`. */
function kind(c: ConflictSource): string {
  if (c.types[0] === 'any') return 'a conflict of any type, Leadership included';
  return articled(`${row(c.types.map(capitalized))} conflict`);
}

/** Writes the first sentence: the kind of conflict, its cost and its target. */
function opening(t: Teller, c: ConflictSource): string {
  if (c.separate) {
    const both = row(c.types.map(x => articled(`${capitalized(x)} conflict`)));
    const aimed = aim(t, c);
    return `Makes two conflicts at once, ${both}${aimed && `, both${aimed}`}.`;
  }
  return `${kind(c)}${aim(t, c)}`;
}

/** Says how a card starts a conflict of its own: `you may apply 7 influence to initiate an Intrigue conflict`. */
export function startText(t: Teller, c: ConflictSource): string {
  const pays = [c.rotate ? 'rotate this card' : '', c.cost ? `apply ${c.cost} influence` : ''].filter(Boolean);
  const besides = c.additional ? ', besides your other conflicts' : '';
  return sentences([
    c.byAction
      ? `this card's conflict is ${kind(c)}`
      : `${c.anybody ? 'any player' : 'you'} may ${pays.length ? `${row(pays)} to ` : ''}initiate ${kind(c)}${aim(t, c)}${besides}`,
    ...conflictRest(t, c),
  ]);
}

/** Writes the text of a conflict card, in lines. */
export function conflictText(t: Teller, c: ConflictSource): string[] {
  return [sentence(opening(t, c)), ...conflictRest(t, c)].filter(Boolean);
}

/** The teller that names the target of the conflict. */
const aimed = (t: Teller, c: ConflictSource): Teller =>
  t.with(
    c.targets && (c.target === 'card' || !v.isList(c.targets as Word))
      ? namesOf(t, { target: c.targets as Filter | List })
      : { target: TARGET_PLAYER },
  );

/** Says in lines what a conflict brings as it resolves, by itself and to its winner or loser. */
export function resolvedText(teller: Teller, c: ConflictSource): string[] {
  const t = aimed(teller, c);
  const always = c.always === undefined ? [] : t.clauses(c.always);
  return [
    sentences(always.map((x, i) => (i === 0 ? `won or lost, ${x}` : x))),
    sentences(c.outcome === undefined ? [] : t.clauses(c.outcome)),
  ].filter(Boolean);
}

/** The powers that may support a conflict. */
const POWERS = { babylon5: 'Babylon 5', shadows: 'the Shadows', vorlons: 'the Vorlons' } as const;

function conflictRest(by: Teller, c: ConflictSource): string[] {
  const teller = c.anybody ? by.with({ you: 'that player', initiator: 'that player' }) : by;
  const t = aimed(teller, c);
  const lines: string[] = [];
  const needs = needsClause(t, c.needs);
  if (needs) lines.push(sentence(`declare it ${needs}`));
  if (c.manySided) lines.push('Cards support a player of their choice, and none can oppose.');
  for (const r of c.restrict ?? []) lines.push(sentence(r.say));
  for (const st of c.while ?? []) lines.push(sentence(st.say));
  if (c.targetOpposes) {
    const told = `${t.own('target', 'Military')} as it resolves`;
    const part = c.targetOpposes === true ? `${told} counts` : `of ${told}, 1/${c.targetOpposes}, rounded up, counts`;
    lines.push(sentence(`${part} as opposition`));
  }
  if (c.opposition) lines.push(`It meets ${c.opposition} opposition from the start.`);
  if (c.joinedBy) lines.push(sentence(`the influence of ${POWERS[c.joinedBy]} counts as support`));
  if (c.initiate) lines.push(after(t, 'when it is initiated', c.initiate));
  if (c.opening) lines.push(after(t, 'as the resolution round begins', c.opening));
  return [...lines, ...resolvedText(teller, c)];
}
