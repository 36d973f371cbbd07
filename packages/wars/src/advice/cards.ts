import type { Option, Seat } from '@orrery/kernel';
import { type CardDef, defOf } from '../card.ts';
import { judgePlay } from '../rules/phases/deploy-phase.ts';
import { ACTIVE, HAND, pile, type WarsState } from '../state.ts';
import { attackWorth } from './battle.ts';
import { bestPlace } from './places.ts';
import { friend, type Situation, worth } from './situation.ts';
import { choiceWorth, meaningToChosen, type Text, textOf, textWorth } from './texts.ts';

/** Returns the worth of playing a card, by its type. */
export function playWorth(s: WarsState, seat: Seat, id: number): number {
  const def = defOf(s, id);
  const { source } = def;
  switch (def.type) {
    case 'location':
      return 12 + (source.energy?.[0] ?? 0) - (source.energy?.[1] ?? 0);
    case 'character':
    case 'nobot':
    case 'vehicle':
    case 'ship': {
      const at = bestPlace(s, seat, id);
      return at === null ? 0.5 : 1.2 + at + 0.2 * (source.cost ?? 0);
    }
    case 'weapon':
      return 2.5;
    case 'asset':
      return 2 + 0.1 * pile(s, seat, ACTIVE).length;
    default:
      return interruptWorth(s, seat, id, def);
  }
}

/** Returns the worth of an interrupt or order now. */
function interruptWorth(s: WarsState, seat: Seat, id: number, def: CardDef): number {
  const gate = def.play[0]?.source;
  if (gate === undefined) return -1;
  const newest = s.items[s.items.length - 1];
  if (textOf(gate).cancels) return newest !== undefined && newest.you !== seat ? 3 : -2;
  // an answer to your own play wastes a card, and an effect on a finished event does too
  if (newest !== undefined) return -0.5;
  const cost = (def.source.cost ?? 0) * 0.3;
  const most = Math.max(...def.play.map(g => textWorth(s, seat, id, g.source)));
  if (most > 0) return most - cost - 0.5;
  // if no word of a text says what it is worth, try it where it may matter
  return unspoken(gate) ? (s.battle !== null ? 0.8 : def.type === 'order' ? 1 : 0.2) - cost : -1;
}

/** True for a text with no word that says what it is worth. */
function unspoken(text: Text): boolean {
  const k = textOf(text);
  return (
    k.you === 0 &&
    k.them === 0 &&
    k.swings.length === 0 &&
    !k.shelters &&
    !k.attacks &&
    [...k.named.values()].every(n => n === 0)
  );
}

/** Returns the worth of using an ability. */
export function useWorth(s: WarsState, seat: Seat, id: number, ability: number): number {
  const def = defOf(s, id);
  const side = s.cards[id]!.inverted ? def.back : def.front;
  const gate = side.abilities[ability]?.source;
  if (gate === undefined) return -1;
  // do not use the same ability again while it waits on the stack
  if (s.items.some(i => i.you === seat && i.self === id)) return -3;
  const k = textOf(gate);
  // what is pending happens first: an answer that does not stop it can wait
  if (s.items.length > 0 && !k.cancels) return -1;
  // bots leave abilities without cost or limit alone, unless the ability plays a card
  const free = !gate.uses && !gate.pay && !gate.lose && !gate.cost && !gate.given;
  if (free && !k.brings) return -1;
  if (k.plays && pile(s, seat, HAND).every(x => judgePlay(s, seat, x) !== null)) return -1;
  // changes to a battle elsewhere do not matter here
  if (k.swings.length > 0 && s.battle !== null && s.cards[id]!.at !== s.battle.at) return -1;
  return textWorth(s, seat, id, gate) - 0.2;
}

/** Returns the card text that asks the question; null if a rule asks it. */
function textAsked(s: WarsState, at: Situation): Text | null {
  const { self } = at.frame;
  if (self < 0 || s.cards[self] === undefined) return null;
  const { source, play } = defOf(s, self);
  const found = /:(whenever|ability|play) ?(\d*)/.exec(at.program);
  if (found === null) return null;
  const n = Number(found[2]);
  if (found[1] === 'play') return play[n]?.source ?? null;
  const side = at.program.includes(':inverted:') ? source.inverted : source;
  return (found[1] === 'whenever' ? side?.whenever?.[n] : side?.abilities?.[n]) ?? null;
}

/** Returns the worth of choosing this target, or of giving this card. */
export function targetWorth(s: WarsState, at: Situation, o: Option): number {
  const text = textAsked(s, at);
  if (o.verb === 'pending') return s.items.find(i => i.id === o.a)?.you === at.seat ? -5 : 2;
  if (o.verb !== 'card' || s.cards[o.a] === undefined) return 1;
  if (text !== null && textOf(text).attacks && defOf(s, o.a).type === 'location') return attackWorth(s, at.seat, o.a);
  const mine = friend(s, at.seat, o.a);
  if (text === null) return mine ? -worth(s, o.a) : worth(s, o.a);
  const name = namesOf(text).find(x => !(x in at.frame.l)) ?? 'target';
  return choiceWorth(s, text, name, o.a, mine);
}

/** Returns the worth of choosing this while a text happens. If the text harms, choose the opponent's card, or your cheapest. */
export function chooseWorth(s: WarsState, at: Situation, o: Option): number {
  if (o.verb !== 'card' || s.cards[o.a] === undefined) return 1;
  const text = textAsked(s, at);
  const n = text === null ? 0 : meaningToChosen(text);
  const value = s.cards[o.a]!.controller >= 0 ? worth(s, o.a) : 1 + (defOf(s, o.a).source.cost ?? 0);
  return n === 0 ? 1 : friend(s, at.seat, o.a) === n > 0 ? value : -value;
}

/** Returns the names of the choices of a text, in the order of the questions. */
const namesOf = (text: Text): string[] => [
  ...Object.keys(text.target ?? {}),
  ...Object.keys(('costTarget' in text ? text.costTarget : undefined) ?? {}),
  ...Object.keys(text.given ?? {}),
];

/** Returns the worth of saying yes when a card asks whether to use it. */
export function mayWorth(s: WarsState, at: Situation): number {
  const text = textAsked(s, at);
  if (text === null || !('on' in text)) return 1;
  const costs = text.lose !== undefined || text.pay !== undefined || text.cost !== undefined;
  return costs && !unspoken(text) ? textWorth(s, at.seat, at.frame.self, text) : 1;
}
