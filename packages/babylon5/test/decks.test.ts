import { cardCount, printList } from '@orrery/decks';
import { describe, expect, test } from 'vitest';
import {
  CONSTRUCTED_LISTS,
  checkDeck,
  DECK,
  FACTION_LISTS,
  HAND,
  INNER,
  RULESETS,
  readDeck,
  STARTER_LISTS,
  setupFrom,
  starterDecks,
  starterSetup,
} from '../src/index.ts';
import { match, refusal } from './support/cards-for-turns.ts';

const NARN = `Name: Raiders # for Friday
Race: Narn

Starting Hand
1 G'Kar
1 Ko'Dath
1 Picket Fleet
1 Never Again

Deck
3 narn aide
2x Deep Space Fleet
Narn Homeworld
`;

describe('reading a deck', () => {
  test('gives hand, deck, reserve, ambassador and name; fleets are those of the race', () => {
    const deck = readDeck(`${NARN}\nSideboard:\n2 Limited Strike\n`);
    expect(deck.faults).toEqual([]);
    expect([deck.name, deck.race, deck.ambassador]).toEqual(['Raiders', 'narn', 'gkar']);
    expect(deck.hand.map(x => [x.id, x.count, x.line])).toEqual([
      ['gkar', 1, 5],
      ['kodath', 1, 6],
      ['picket-fleet-narn', 1, 7],
      ['never-again', 1, 8],
    ]);
    expect(deck.deck.map(x => [x.id, x.count])).toEqual([
      ['narn-aide', 3],
      ['deep-space-fleet-narn', 2],
      ['narn-homeworld', 1],
    ]);
    expect(deck.reserve.map(x => [x.id, x.count])).toEqual([['limited-strike', 2]]);
    expect(printList(deck.list)).toBe(`${NARN}\nSideboard:\n2 Limited Strike\n`);
  });

  test('takes the race from the option, or from the only ambassador', () => {
    const list = '1 Picket Fleet\n';
    expect(readDeck(list, { race: 'centauri' }).deck[0]?.id).toBe('picket-fleet-centauri');
    expect(readDeck('1 Delenn\n').race).toBe('minbari');
    expect(readDeck('Race: Earth Alliance\n1 Picket Fleet').race).toBe('human');
    // the list's own data counts
    expect(readDeck('Race: Narn\n1 Picket Fleet', { race: 'human' }).deck[0]?.id).toBe('picket-fleet-narn');
  });

  test('names the line and what may have been meant', () => {
    const deck = readDeck('Race: Narn\n1 Gkar\n2 Limted Strike\n1 Picket Fleet (Vorlon)\n0 Narn Aide\n');
    expect(deck.faults.map(f => [f.line, f.suggestions[0] ?? ''])).toEqual([
      [3, 'Limited Strike'],
      [4, 'Picket Fleet (Human)'],
      [5, ''],
    ]);
    expect(readDeck('1 Narn Aide').faults.map(f => f.message)[0]).toMatch(/race/);
    expect(readDeck('Race: Vorlon\n1 Narn Aide').faults[0]).toMatchObject({ line: 1 });
    expect(readDeck("Race: Narn\nFaction: Pirates\n1 G'Kar").faults[0]).toMatchObject({ line: 2 });
    expect(readDeck("Race: Narn\nAmbassador: Delenn\n1 G'Kar").faults[0]).toMatchObject({ line: 2 });
  });

  test('never throws', () => {
    for (const text of ['', '\0\0', ':::::', 'x'.repeat(2_000_000), '999 Delenn\n'.repeat(20), '# nothing'])
      expect(() => checkDeck(readDeck(text), 'engine')).not.toThrow();
  });
});

describe('checking a deck', () => {
  const bad = `Race: Narn

Starting Hand
1 G'Kar
1 Ko'Dath
1 Na'Toth
1 Never Again

Deck
4 Narn Aide
1 Nran Agent
`;

  test('finds every fault with its line and rule', () => {
    const found = (ruleset: 'casual' | 'tournament' | 'engine') =>
      checkDeck(readDeck(bad), ruleset).map(f => [f.line, f.rule]);
    expect(found('casual')).toEqual([
      [0, 'b5/deck/1'],
      [4, 'b5/starting-hand/2'],
      [10, 'b5/deck/6'],
      [11, ''],
    ]);
    expect(found('tournament')[0]).toEqual([0, 'b5/deck/2']);
    expect(found('engine').slice(0, 2)).toEqual([
      [0, 'b5/deck/3'],
      [4, 'b5/starting-hand/3'],
    ]);
  });

  test('tells an ambassador that cannot lead', () => {
    const plain = readDeck("Race: Narn\nAmbassador: Ta'Lon\n1 Ta'Lon\n1 G'Kar");
    expect(checkDeck(plain, 'casual').map(f => [f.line, f.rule])).toEqual([
      [0, 'b5/deck/1'],
      [3, 'b5/setup/15'],
    ]);
  });
});

describe('the constructed decks', () => {
  test.each(Object.entries(CONSTRUCTED_LISTS))('%s is legal under all three rulesets, with 60 cards', (name, list) => {
    const deck = readDeck(list);
    for (const ruleset of RULESETS) expect([ruleset, checkDeck(deck, ruleset)]).toEqual([ruleset, []]);
    expect([cardCount(deck.hand), cardCount(deck.deck)]).toEqual([4, 60]);
    expect(name.split('-')[0]).toBe(deck.race);
    expect(printList(deck.list)).toBe(list);
  });

  test('they are one of each race, and a match of the four needs no house rule', () => {
    const decks = Object.values(CONSTRUCTED_LISTS).map(list => readDeck(list));
    expect(new Set(decks.map(deck => deck.race)).size).toBe(4);
    for (const ruleset of RULESETS) expect(match(setupFrom(decks, ruleset)).leaveOpen().s.seats.length).toBe(4);
  });
});

describe('the decks of other factions', () => {
  const decks = Object.entries(FACTION_LISTS).map(([name, list]) => ({ name, list, deck: readDeck(list) }));

  test.each(decks)('$name is legal under all three rulesets, with 60 cards', ({ list, deck }) => {
    for (const ruleset of RULESETS) expect([ruleset, checkDeck(deck, ruleset)]).toEqual([ruleset, []]);
    expect([cardCount(deck.hand), cardCount(deck.deck)]).toEqual([deck.race === 'non-aligned' ? 5 : 4, 60]);
    expect(printList(deck.list)).toBe(list);
  });

  test('they are led by the starting versions of their leaders', () => {
    expect(decks.map(({ name, deck }) => [name, deck.race, deck.designation, deck.ambassador])).toEqual([
      ['league-envoys', 'non-aligned', 'babylon project', 'vizak'],
      ['human-hardliners', 'human', 'home', 'william-morgan-clark-ambassador'],
      ['centauri-ambition', 'centauri', 'home', 'lord-refa-ambassador'],
      ['minbari-warriors', 'minbari', 'home', 'neroon-ambassador'],
      ['narn-peacemakers', 'narn', 'home', 'nafar-ambassador'],
      ['psi-corps', 'human', 'psi corps', 'bester-ambassador'],
      ['league-raiders', 'non-aligned', 'babylon project', 'juphar-trkider'],
      ['league-schemers', 'non-aligned', 'babylon project', 'shelah'],
    ]);
  });

  test('with the constructed decks they make a match of twelve', () => {
    const all = [...Object.values(CONSTRUCTED_LISTS).map(list => readDeck(list)), ...decks.map(({ deck }) => deck)];
    for (const ruleset of RULESETS) {
      const more = ruleset === 'engine' ? {} : { alternateFactions: true };
      const t = match(setupFrom(all, ruleset, [], more)).leaveOpen();
      expect([t.s.seats.length, t.s.round]).toEqual([12, 'conflict']);
      expect(new Set(t.s.seats.map(seat => t.titleOf(seat.ambassador))).size).toBe(12);
    }
  });

  test('a title without brackets means the starting version in a deck of such a faction, and else the ordinary one', () => {
    const listed = (head: string, card: string) => readDeck(`Race: Minbari\n${head}Deck\n1 ${card}\n`).deck[0]?.id;
    expect(listed('', 'Neroon')).toBe('neroon');
    expect(listed('Faction: Home\n', 'Neroon')).toBe('neroon-ambassador');
    expect(listed('Faction: Home\n', 'Neroon (Minbari)')).toBe('neroon');
    expect(listed('', 'Neroon (Ambassador)')).toBe('neroon-ambassador');
    // so does a list that does not say its race
    expect(readDeck('Deck\n1 Bester\n1 Delenn\n').deck.map(x => x.id)).toEqual(['bester', 'delenn']);
  });
});

describe('the starter decks', () => {
  const decks = starterDecks();

  test.each(
    Object.entries(decks),
  )('%s: 50 cards, four of them the starting hand, legal in a casual game', (race, deck) => {
    expect(deck.faults).toEqual([]);
    expect(deck.race).toBe(race);
    const count = (cards: readonly { count: number }[]) => cards.reduce((n, card) => n + card.count, 0);
    expect([count(deck.hand), count(deck.deck)]).toEqual([4, 46]);
    expect(checkDeck(deck, 'casual')).toEqual([]);
    expect(checkDeck(deck, 'tournament').map(f => f.rule)).toEqual(['b5/deck/2']);
    expect(checkDeck(deck, 'engine').map(f => f.rule)).toEqual(['b5/deck/3']);
    expect(printList(deck.list)).toBe(STARTER_LISTS[race as keyof typeof STARTER_LISTS]);
  });

  test('play a match under every ruleset', () => {
    for (const ruleset of ['casual', 'tournament', 'engine'] as const) {
      const t = match(starterSetup(ruleset));
      expect(t.titles('narn', INNER)).toEqual(["G'Kar"]);
      expect(t.titles('narn', HAND)).toEqual(["Ko'Dath", 'Picket Fleet', 'Never Again']);
      expect(t.titles('narn', DECK).length).toBe(46);
      expect([t.s.round, t.s.ruleset]).toEqual(['conflict', ruleset]);
    }
  });

  test('hands may be chosen in the match instead', () => {
    const t = match(setupFrom([decks.narn, decks.human], 'casual', ['Ann', 'Ben'], { chooseHands: true }));
    expect(t.s.seats.map(x => x.name)).toEqual(['Ann', 'Ben']);
    const hand = ['Border Raid', 'Picket Fleet'];
    t.pick('narn', ...[...hand, 'Narn Aide'].map(title => t.id(title, 'narn')));
    t.pick('human', ...[...hand, 'Susan Ivanova'].map(title => t.id(title, 'human')));
    expect([t.titles('narn', HAND), t.titles('narn', DECK).length]).toEqual([[...hand, 'Narn Aide'], 46]);
    t.leaveOpen();
  });

  test('or drawn, in the two-player start', () => {
    const more = { options: ['two-player start'], house: ['any deck'] } as const;
    const t = match(setupFrom([decks.narn, decks.human], 'engine', [], more));
    expect(t.titles('narn', HAND).length).toBe(8);
    t.leaveOpen();
  });
});

describe('a setup from decks', () => {
  test('refuses what could not be read, in one line with deck, line and guess', () => {
    const wrong = readDeck(NARN.replace('narn aide', 'nran aide'));
    const say = (f: () => unknown) => {
      try {
        f();
        return '';
      } catch (error) {
        expect((error as Error).name).toBe('BadInput');
        return (error as Error).message;
      }
    };
    expect(say(() => setupFrom([wrong, starterDecks().human], 'casual'))).toMatch(
      /^Deck 1 \(Raiders\), line 11: .*Did you mean Narn Aide/,
    );
    expect(say(() => setupFrom([starterDecks().human], 'casual', ['Ann', 'Ben']))).toMatch(/2 players and 1 decks/);
  });

  test('what the rules forbid is refused when the match starts', () => {
    const { human, narn } = starterDecks();
    expect(refusal(setupFrom([human, human], 'casual'))).toBe('Seat 2: the Humans are taken already (b5/setup/4).');
    expect(refusal(setupFrom([human, narn], 'tournament'))).toMatch(/^Seat 1: .*60 cards.*\(b5\/deck\/2\)\.$/);
    expect(refusal(setupFrom([readDeck(NARN), human], 'casual'))).toMatch(/^Seat 1: .*\(b5\/deck\/1\)\.$/);
  });
});

describe('a list pasted from an old page', () => {
  const OLD = `Wallpaper and Thunderclouds
by Joe Smith
Race - Narn

Starting:
G'Kar
Kodath
1 Picket Fleet
1 Never Again

Characters (16)
4 Narn Agnet
3 Narn Aide
9 Narn Captain
Conflicts - 4
3 Border Raid
1 Crusade
Fleets:
3 Deep Space Fleet
20 Narn Homeworld
Total: 45 cards
`;

  test('loses nothing: a card that is not here is called so, and what stands below it stays where it is', () => {
    const deck = readDeck(OLD);
    expect(deck.faults.map(f => [f.line, f.message, f.suggestions])).toEqual([
      [1, 'No card is called “Wallpaper and Thunderclouds”. Begin a comment with #.', []],
      [2, 'No card is called “by Joe Smith”. Begin a comment with #.', []],
      [12, 'No card is called “Narn Agnet”.', ['Narn Agent']],
      [
        17,
        '“Crusade” is a known card of Babylon 5, from the Premier edition, but not playable yet. Enter it if you own it, or use another card.',
        [],
      ],
    ]);
    expect(deck.hand.map(x => x.id)).toEqual(['gkar', 'kodath', 'picket-fleet-narn', 'never-again']);
    expect(deck.deck.map(x => [x.id, x.count])).toContainEqual(['narn-homeworld', 20]);
    expect(deck.crusade).toEqual([]);
  });

  test('who puts right what is said the first time has a legal deck', () => {
    const said = checkDeck(readDeck(OLD), 'casual').map(f => [f.line, f.rule, f.text]);
    expect(said.filter(([, rule]) => rule !== '')).toEqual([
      [12, 'b5/deck/6', 'The deck has 4 copies of Narn Agent. You can have at most 3.'],
      [14, 'b5/deck/6', 'The deck has 9 copies of Narn Captain. You can have at most 3.'],
      [20, 'b5/deck/6', 'The deck has 20 copies of Narn Homeworld. You can have at most 3.'],
    ]);
    const legal = STARTER_LISTS.narn
      .replace(/^/, 'Wallpaper and Thunderclouds\n')
      .replace("Ko'Dath", 'Kodaht')
      .replace('Narn Aide', 'Narn Aidde');
    expect(checkDeck(readDeck(legal), 'casual').map(f => [f.rule, f.suggestions[0]])).toEqual([
      ['', undefined],
      ['', "Ko'Dath"],
      ['', 'Narn Aide'],
    ]);
  });

  test('a deck that is too small without the cards that are not here is called so at once', () => {
    const lines = STARTER_LISTS.narn.split('\n');
    const without = (n: number) => {
      const from = lines.indexOf('Aftermath') + 1;
      const text = [...lines.slice(0, from), `${n} Crusade`, ...lines.slice(from + n)].join('\n');
      return checkDeck(readDeck(text), 'casual').flatMap(f => (f.rule === 'b5/deck/1' ? [f.text] : []));
    };
    expect(without(5)).toEqual([]);
    expect(without(8)).toEqual([
      'A deck needs at least 45 cards. This one has 44 (without 8 cards that Orrery does not have yet).',
    ]);
  });

  test('a hand is judged with the names that are meant', () => {
    const hand = (...cards: string[]) =>
      checkDeck(readDeck(STARTER_LISTS.narn.replace(/(hand.*\n)(.+\n){4}/i, `$1${cards.join('\n')}\n`)), 'casual').map(
        f => f.rule,
      );
    expect(hand("G'Kar", 'Kodaht', 'Picket Fleet', 'Never Agian')).toEqual(['', '']);
    expect(hand("G'Kar", "Ko'Dath", "Na'Toht", 'Never Agian')).toEqual(['b5/starting-hand/2', '', '']);
    // an unknown name may be any card; the name of a missing card is no such card
    expect(hand("G'Kar", "Ko'Dath", '1 Qwertyuiop', 'Never Again')).toEqual(['']);
    expect(hand("G'Kar", "Ko'Dath", '1 Crusade', 'Never Again')).toEqual(['b5/starting-hand/1', '']);
  });

  test('the race follows from the ambassador in the hand, and its fleets with it', () => {
    const { race, hand, faults } = readDeck("Starting hand\nDelenn\nPicket Fleet\nDeck\nG'Kar\nLondo Mollari\n");
    expect([race, hand.map(x => x.id), faults]).toEqual(['minbari', ['delenn', 'picket-fleet-minbari'], []]);
  });

  test('where the race is misspelt or missing, the rest is read by the likely one', () => {
    const wrong = readDeck("Race: Nran\nStarting hand\nG'Kar\nPicket Fleet\n");
    expect(wrong.faults).toMatchObject([{ line: 1, suggestions: ['Narn'] }]);
    const none = readDeck("Deck\nG'Kar\nDelenn\n3 Narn Aide\n2 Picket Fleet\n");
    expect(none.faults).toMatchObject([{ line: 0, suggestions: ['Race: Narn'] }]);
  });

  test('an ambassador named above and nowhere else is missed once', () => {
    const list = STARTER_LISTS.narn.replace(/^.*G'Kar.*\n/m, '').replace(/^/, "Starting Ambassador: G'Kar\n");
    expect(checkDeck(readDeck(list), 'casual').map(f => f.text)).toEqual([
      "The list has no card called “G'Kar”. Add it to the starting hand.",
    ]);
  });
});
