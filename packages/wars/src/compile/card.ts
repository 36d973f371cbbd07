import { type Abilities, type CardDef, type CardSource, type Gate, LIBRARY, type Side } from '../card.ts';
import { gateText, priceText, tellerFor } from '../card-text.ts';
import { programs, v } from '../language.ts';
import { cardId } from '../printed.ts';
import { compileReplacement, compileStatic, compileTrigger } from './abilities.ts';
import { compileGate } from './gate.ts';
import { once } from './once.ts';

const NO_SIDE: Side = { statics: [], triggers: [], replacements: [], abilities: [] };

function compileSide(at: string, card: CardSource, a: Abilities): Side {
  const { title } = card;
  const t = tellerFor(card);
  return {
    statics: (a.always ?? []).map((x, i) => compileStatic(`${at}:always ${i}`, x)),
    triggers: (a.whenever ?? []).map((x, i) => compileTrigger(`${at}:whenever ${i}`, title, x, t)),
    replacements: (a.instead ?? []).map((x, i) => compileReplacement(`${at}:instead ${i}`, x, t)),
    abilities: (a.abilities ?? []).map((x, i) => ({
      ...compileGate(`${at}:ability ${i}`, title, x, 'ability', t),
      source: x,
      label: once(() => x.label ?? gateText(x)),
      price: once(() => priceText(x, t)),
    })),
  };
}

/** Compiles a card and adds it to the definitions. @throws Error naming the card if a word in it is wrong */
export function compileCard(source: CardSource): CardDef {
  try {
    const id = cardId(source.title);
    const at = `wars:${id}`;
    const unit = source.type === 'character' || source.type === 'nobot' || source.type === 'vehicle';
    const modes: Gate[] = source.play ? [source.play] : source.used && source.lost ? [source.used, source.lost] : [];
    const t = tellerFor(source);
    const def: CardDef = {
      id,
      title: source.title,
      index: LIBRARY.next(),
      type: source.type,
      source,
      labels: new Set([...(source.labels ?? []), ...(unit ? ['Unit'] : [])]),
      unit,
      region: source.type === 'location' ? source.title.split('/')[0]! : '',
      play: modes.map((gate, i) => compileGate(`${at}:play${i || ''}`, source.title, gate, 'card', t)),
      front: compileSide(at, source, source),
      back: source.inverted ? compileSide(`${at}:inverted`, source, source.inverted) : NO_SIDE,
      where: source.where ? v.reader(programs).filter(source.where) : null,
    };
    LIBRARY.add(def);
    return def;
  } catch (fault) {
    throw new Error(`${source.title}: ${(fault as Error).message}`, { cause: fault });
  }
}
