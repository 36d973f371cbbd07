import { askStep, type Effect, option, type Ref } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { v } from '../language.ts';
import { nameOf, people } from '../names.ts';
import { alone, divided, seatsOf } from '../rules/politics/parties.ts';
import { type B5State, RACES, type Race } from '../state.ts';

// A race that a text names, where its factions are parties of their own.

/** The local that `whichFaction` gives to a race: it reads as the people, so that a text says nothing of the choice. */
export const named = (race: Race): Ref => people(race);

/** The factions among which a text that names a race must choose: none where the race is one party. */
const choices = (s: B5State, race: number): number[] => (divided(s, race) ? seatsOf(s, race).map(alone) : []);

/**
 * Effects on a race that the text names. If its factions are parties of their own, you choose the one that is meant (b5/dual-race/9, b5/civil-war/6).
 * The effects find it as `named(race)`.
 */
export const whichFaction = v.flow<[Race, ...Effect[]]>(
  'whichFaction',
  (c, race, ...effects) => {
    const index = RACES.indexOf(race);
    const local = people(race);
    c.step({
      op: 'do',
      act: (_s, f) => {
        f.l[local] = index;
      },
    });
    c.step(
      askStep(
        {
          who: (s, f) => (choices(s, index).length > 0 ? [f.you] : []),
          menu: {
            name: 'faction',
            list: s => choices(s, index).map(party => option('race', party)),
            label: (s, _f, o) => nameOf(s, 'race', o.a),
            prompt: (s, f) => `${defOf(s, f.self).title}: which faction of ${people(race)} is meant?`,
            stakes: () => 'The text names the race. Its factions stand apart, so it works on one of them.',
            rule: 'b5/civil-war/6',
          },
        },
        (_s, f, picks) => {
          const party = picks[0]?.[0]?.a;
          if (party !== undefined) f.l[local] = party;
        },
      ),
    );
    for (const e of effects) c.effect(e);
  },
  (t, _race, ...effects) => t.effects(effects),
);
