import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { deckFaults } from '../src/decks/deck.ts';
import { printedOf } from '../src/decks/format.ts';
import { DEFS } from '../src/index.ts';
import type { LocationPlace, SeatPosition } from '../src/position.ts';
import type { Phase } from '../src/state.ts';
import { type Table, table } from './table.ts';
import { asked } from './test-cards.ts';

const VALLEY = 'Ganymede/Valley'; // 2 energy icons on each side
const VANTAGE = 'Ganymede/Vantage Point';
const UNTAPPED = 'Mercury/Untapped Planet'; // 2 and 2
const HALLWAY = 'Alnak Station/Hallway'; // a site, 1 and 0
const HIDEAWAY = "Europa/The Gambler's Hideaway"; // a sector, 1 and 0
const AVIATRIX = 'Hellcat Aviatrix';
const CARRIER = 'Guardian-Class Carrier'; // capacity 6

/** Player 1's phase; Hallway and the Hideaway are player 2's, so that player 1 has no icon there. */
const at = (phase: Phase, one: SeatPosition, two: SeatPosition = {}, locations?: LocationPlace[]): Table =>
  table({
    phase,
    locations: locations ?? [VALLEY, VANTAGE, UNTAPPED, { card: HALLWAY, of: 2 }, { card: HIDEAWAY, of: 2 }],
    seats: [asked({ icons: {}, ...one }), asked({ icons: {}, ...two })],
  });
/** Icons enough for everything, where places are not asked about. */
const PLENTY = { earther: 3, gongen: 3, maverick: 3, shi: 3, quay: 3 };
const places = (t: Table): string[] => t.options(1).map(o => `${o.verb} ${DEFS[t.s.defs[o.a]!]!.title}`);

/** Refused in another phase, in the opponent's turn and while something is pending; allowed in one's own deploy phase. */
function deployOnly(title: string, seat: SeatPosition): void {
  const one = { ...seat, icons: PLENTY, hand: [title, 'Test Draw'] };
  for (const phase of ['activate', 'control', 'battle', 'move', 'draw'] as const)
    expect(at(phase, one).refuses(1, 'play', title)).toBe('wars/interrupt/2');
  const t = at('deploy', one, one);
  expect(t.offers(1, 'play', title)).toBe(true);
  t.act(1, 'play', 'Test Draw');
  expect(t.refuses(1, 'play', title)).toBe('wars/deploy-phase/1');
  t.resolve().pass(1);
  expect(t.refuses(2, 'play', title)).toBe('wars/interrupt/2');
}
const held = { [VALLEY]: ['James Howler'] };

rule('wars/character/1', 'characters are played in the deploy phase alone', () => deployOnly(AVIATRIX, {}));
rule('wars/vehicle/1', 'vehicles are played in the deploy phase alone', () => deployOnly('Stinger', {}));
rule('wars/nobot/1', 'NoBots are played in the deploy phase alone', () => deployOnly('Ikazuchi', {}));
rule('wars/ship/1', 'ships are played in the deploy phase alone', () => deployOnly(CARRIER, {}));
rule('wars/weapon/1', 'weapons are played in the deploy phase alone', () => deployOnly('Sidearm', { at: held }));
rule('wars/asset/1', 'assets are played in the deploy phase alone', () => deployOnly('First Aid', {}));

rule('wars/weapon/1', 'not in the middle of a battle', () => {
  const t = at('battle', { icons: PLENTY, hand: ['Sidearm'], at: held }, { at: { [VALLEY]: [AVIATRIX] } });
  expect(t.attack(1, VALLEY).refuses(1, 'play', 'Sidearm')).toBe('wars/interrupt/2');
});

// Units

rule(
  ['wars/character/2', 'wars/character/3', 'wars/character/4'],
  'at a site with an icon of yours or another unit of yours, or aboard your ship with room',
  () => {
    const seat = (extra: SeatPosition['at']): SeatPosition => ({
      hand: ['Claviger'],
      icons: { shi: 2 },
      at: extra ?? {},
    });
    const t = at('deploy', seat({ [UNTAPPED]: [CARRIER] }), { at: { [UNTAPPED]: ['Qurim Life Ship'] } });
    t.act(1, 'play', 'Claviger');
    // Claviger has Scouting, so that even Hallway is open to it; a plain character is not let in there
    const plain = at(
      'deploy',
      { hand: [AVIATRIX], icons: { maverick: 2 }, at: { [UNTAPPED]: [CARRIER] } },
      {
        at: { [UNTAPPED]: ['Qurim Life Ship'] },
      },
    );
    plain.act(1, 'play', AVIATRIX);
    expect(places(plain)).toEqual([`at ${VALLEY}`, `at ${VANTAGE}`, `aboard ${CARRIER}`]);
    plain.pick(1, CARRIER).resolve();
    expect([plain.beneath(CARRIER), plain.place(AVIATRIX)]).toEqual([[AVIATRIX], UNTAPPED]);
    t.pick(1, VALLEY);
    // with a unit of one's own at Hallway it is open; the opponent's units open nothing
    const opened = at('deploy', { hand: [AVIATRIX], icons: { maverick: 2 }, at: { [HALLWAY]: ['Stinger'] } });
    opened.act(1, 'play', AVIATRIX);
    expect(places(opened)).toContain(`at ${HALLWAY}`);
    opened.pick(1, HALLWAY);
    const closed = at('deploy', { hand: [AVIATRIX], icons: { maverick: 2 } }, { at: { [HALLWAY]: ['Stinger'] } }, [
      { card: HALLWAY, of: 2 },
      UNTAPPED,
    ]);
    expect(closed.refuses(1, 'play', AVIATRIX)).toBe('wars/character/3');
    // a full ship takes nobody
    const full = at(
      'deploy',
      {
        hand: [AVIATRIX],
        icons: { maverick: 2 },
        at: { [UNTAPPED]: [{ card: 'Type II Fighter', beneath: [AVIATRIX] }] },
      },
      {},
      [{ card: HALLWAY, of: 2 }, UNTAPPED],
    );
    expect(full.refuses(1, 'play', AVIATRIX)).toBe('wars/character/3');
  },
);

rule('wars/nobot/2', 'a NoBot of size 3 needs 3 of a ship’s capacity, or an open site', () => {
  const icons = { gongen: 3 };
  const t = at('deploy', { hand: ['Ikazuchi'], icons, at: { [UNTAPPED]: ['Corporate Transport', 'Luhustika'] } });
  t.act(1, 'play', 'Ikazuchi');
  expect(places(t)).toEqual([`at ${VALLEY}`, `at ${VANTAGE}`, 'aboard Corporate Transport', 'aboard Luhustika']);
  t.pick(1, 'Corporate Transport').resolve();
  expect(t.beneath('Corporate Transport')).toEqual(['Ikazuchi']);
  const aboard = [{ card: 'Corporate Transport', beneath: [AVIATRIX] }];
  const locations = [{ card: HALLWAY, of: 2 }, UNTAPPED] as const;
  const two = at('deploy', { hand: ['Ikazuchi'], icons, at: { [UNTAPPED]: aboard } }, {}, [...locations]);
  expect(two.refuses(1, 'play', 'Ikazuchi')).toBe('wars/character/3');
  const own = at('deploy', { hand: ['Ikazuchi'], icons, at: { [HALLWAY]: [AVIATRIX] } }, {}, [...locations]);
  expect(own.offers(1, 'play', 'Ikazuchi')).toBe(true);
});

rule('wars/vehicle/2', 'a vehicle of size 2 does not fit where 1 is left; at a site it needs an icon or a unit', () => {
  const icons = { earther: 3 };
  const locations = [{ card: HALLWAY, of: 2 }, UNTAPPED] as const;
  const ship = (n: number) => ({
    [UNTAPPED]: [{ card: 'Corporate Transport', beneath: Array.from({ length: n }, () => AVIATRIX) }],
  });
  const one = at('deploy', { hand: ['GR-Blade'], icons, at: ship(1) }, {}, [...locations]);
  expect(one.play(1, 'GR-Blade').beneath('Corporate Transport')).toEqual([AVIATRIX, 'GR-Blade']);
  const two = at('deploy', { hand: ['GR-Blade'], icons, at: ship(2) }, {}, [...locations]);
  expect(two.refuses(1, 'play', 'GR-Blade')).toBe('wars/character/3');
  const own = at('deploy', { hand: ['GR-Blade'], icons, at: { [HALLWAY]: [AVIATRIX] } }, {}, [...locations]);
  expect(own.play(1, 'GR-Blade').place('GR-Blade')).toBe(HALLWAY);
});

rule(['wars/unit/1'], 'a unit is a character, a NoBot or a vehicle: no ship, weapon or asset', () => {
  const t = at('control', {
    hand: ['Test Harm'],
    at: { [VALLEY]: [{ card: AVIATRIX, beneath: ['Sidearm'] }, 'Ikazuchi', 'Stinger'], [UNTAPPED]: [CARRIER] },
    table: ['First Aid'],
  });
  t.act(1, 'play', 'Test Harm');
  expect(places(t)).toEqual([`card ${AVIATRIX}`, 'card Ikazuchi', 'card Stinger']);
  t.pick(1, 'Stinger');
});

// Ships

rule('wars/ship/2', 'a sector with an icon of yours or another ship of yours', () => {
  const t = at('deploy', { hand: ['Type II Fighter'], icons: {} });
  t.play(1, 'Type II Fighter');
  expect(t.place('Type II Fighter')).toBe(UNTAPPED); // the only one that is open: no site, nor the other's Hideaway
  const two = at('deploy', { hand: ['Type II Fighter'], icons: {}, at: { [HIDEAWAY]: ['Type II Fighter'] } });
  two.act(1, 'play', 'Type II Fighter');
  expect(places(two)).toEqual([`at ${UNTAPPED}`, `at ${HIDEAWAY}`]);
  two.pick(1, HIDEAWAY);
  const none = at('deploy', { hand: ['Type II Fighter'], icons: {} }, { at: { [HIDEAWAY]: ['Type II Fighter'] } }, [
    VALLEY,
    { card: HIDEAWAY, of: 2 },
  ]);
  expect(none.refuses(1, 'play', 'Type II Fighter')).toBe('wars/ship/2');
});

rule('wars/ship/3', 'every ship is a fighter or a capital ship, and none is both', () => {
  const ships = DEFS.filter(d => d.type === 'ship');
  expect(ships.length).toBeGreaterThan(70);
  expect(ships.filter(d => d.labels.has('Fighter') === d.labels.has('Capital')).map(d => d.title)).toEqual([]);
});

rule(['wars/capacity/1', 'wars/capacity/2'], 'so many units of size 1; larger ones take more of it', () => {
  const play = (title: string, beneath: string[]) =>
    at('deploy', { hand: [title], icons: PLENTY, at: { [UNTAPPED]: [{ card: 'Corporate Transport', beneath }] } }, {}, [
      { card: HALLWAY, of: 2 },
      UNTAPPED,
    ]);
  // capacity 3
  expect(play(AVIATRIX, [AVIATRIX, AVIATRIX]).offers(1, 'play', AVIATRIX)).toBe(true);
  expect(play(AVIATRIX, [AVIATRIX, AVIATRIX, AVIATRIX]).refuses(1, 'play', AVIATRIX)).toBe('wars/character/3');
  expect(play(AVIATRIX, ['GR-Blade']).offers(1, 'play', AVIATRIX)).toBe(true);
  expect(play('GR-Blade', ['GR-Blade']).refuses(1, 'play', 'GR-Blade')).toBe('wars/character/3');
});

rule(['wars/capacity/3', 'wars/capacity/5'], 'Hannya grows to size 3 aboard a full ship: both stay', () => {
  // Deigan wants two other Gongen units with it
  const escort = [1, 2].map(() => ({ card: 'Type II Fighter', beneath: ['Gunso Squad Leader'] }));
  const at4 = {
    [UNTAPPED]: [{ card: 'Transport Vessel', beneath: ['Hannya', 'Deigan'] }, ...escort],
    [VALLEY]: ['Stinger'],
  };
  const locations = [{ card: HALLWAY, of: 2 as const }, UNTAPPED, VALLEY];
  const t = at('control', { hand: ['Test Invert'], at: at4 }, {}, locations).play(1, 'Test Invert', 'Hannya');
  expect(t.inverted('Hannya')).toBe(true);
  expect(t.beneath('Transport Vessel')).toEqual(['Hannya', 'Deigan']);
  expect(t.happened('left')).toEqual([]);
  // 1 and 3 fill a capacity of 4: nobody else fits
  const full = at('deploy', { hand: [AVIATRIX], icons: PLENTY, at: { [UNTAPPED]: at4[UNTAPPED]! } }, {}, [
    { card: HALLWAY, of: 2 },
    UNTAPPED,
  ]);
  expect(full.refuses(1, 'play', AVIATRIX)).toBe('wars/character/3');
});

rule('wars/capacity/4', 'capacity 3 with Hannya aboard: Deigan, of size 3, is refused', () => {
  const with3 = (beneath: string[]) =>
    at(
      'deploy',
      { hand: ['Deigan'], icons: { gongen: 3 }, at: { [UNTAPPED]: [{ card: 'Corporate Transport', beneath }] } },
      {},
      [{ card: HALLWAY, of: 2 }, UNTAPPED],
    );
  expect(with3(['Hannya']).refuses(1, 'play', 'Deigan')).toBe('wars/character/3');
  expect(with3([]).offers(1, 'play', 'Deigan')).toBe(true);
});

rule('wars/captain/1', 'with its captain aboard the ship and all units aboard are immune to attrition', () => {
  const with_ = (...beneath: string[]) =>
    at('control', { at: { [UNTAPPED]: [{ card: 'Shadowsurfer', beneath }, 'Type II Fighter'], [VALLEY]: [AVIATRIX] } });
  const t = with_('Rogan Hallard', 'Stinger');
  expect(['Shadowsurfer', 'Rogan Hallard', 'Stinger'].map(x => t.immune(x))).toEqual([true, true, true]);
  expect(['Type II Fighter', AVIATRIX].map(x => t.immune(x))).toEqual([false, false]);
  const without = with_('Jylan Rathe', 'Stinger');
  expect(['Shadowsurfer', 'Jylan Rathe', 'Stinger'].map(x => without.immune(x))).toEqual([false, false, false]);
  const gone = at('control', {
    hand: ['Test Recall'],
    at: { [UNTAPPED]: [{ card: 'Shadowsurfer', beneath: ['Rogan Hallard', 'Stinger'] }] },
  }).play(1, 'Test Recall', 'Rogan Hallard');
  expect(['Shadowsurfer', 'Stinger'].map(x => gone.immune(x))).toEqual([false, false]);
});

// Assets

rule('wars/asset/2', 'without a kind by itself on the table, with one beneath a card of that kind', () => {
  const none = at('deploy', { hand: ['First Aid', 'Untapped Mettle'], icons: PLENTY, at: { [VALLEY]: [AVIATRIX] } });
  expect(none.refuses(1, 'play', 'Untapped Mettle')).toBe('wars/asset/3');
  none.play(1, 'First Aid');
  expect([none.inPlay('First Aid'), none.place('First Aid')]).toEqual([true, '']);
  const leader = { [VALLEY]: [AVIATRIX, 'Horatio Hicks'] };
  const some = at('deploy', { hand: ['Untapped Mettle'], icons: PLENTY, at: leader }).play(1, 'Untapped Mettle');
  expect([some.beneath('Horatio Hicks'), some.beneath(AVIATRIX)]).toEqual([['Untapped Mettle'], []]);
});

rule('wars/asset/3', 'beneath your own cards, unless the asset says more', () => {
  const seats = (title: string): [SeatPosition, SeatPosition] => [
    { hand: [title], icons: PLENTY, at: { [VALLEY]: [AVIATRIX] } },
    { at: { [VALLEY]: ['Claviger'] } },
  ];
  const own = at('deploy', ...seats('Rapid Fire')).play(1, 'Rapid Fire');
  expect(own.beneath(AVIATRIX)).toEqual(['Rapid Fire']);
  const alone = at('deploy', { hand: ['Rapid Fire'], icons: PLENTY }, { at: { [VALLEY]: ['Claviger'] } });
  expect(alone.refuses(1, 'play', 'Rapid Fire')).toBe('wars/asset/3');
  const either = at('deploy', ...seats('Incapacitated')).act(1, 'play', 'Incapacitated');
  expect(places(either)).toEqual([`beneath ${AVIATRIX}`, 'beneath Claviger']);
  either.pick(1, 'Claviger').resolve();
  expect(either.beneath('Claviger')).toEqual(['Incapacitated']);
});

rule(
  ['wars/asset/4', 'wars/asset/5'],
  'cards stacked on an asset are out of play: copies of a unique one lie there, and another may be played',
  () => {
    const shipyard = { card: 'Honorable Death', stacked: ['Inca 1', 'Inca 1'] };
    const t = at('deploy', { hand: ['Inca 1'], icons: PLENTY, table: [shipyard], at: { [UNTAPPED]: [CARRIER] } });
    expect(t.stackedOn('Honorable Death')).toEqual(['Inca 1', 'Inca 1']);
    expect(t.inPlay('Inca 1')).toBe(false);
    t.play(1, 'Inca 1', UNTAPPED);
    expect(t.inPlay('Inca 1')).toBe(true);
    const second = at('deploy', { hand: ['Inca 1'], icons: PLENTY, at: { [UNTAPPED]: ['Inca 1'] } });
    expect(second.refuses(1, 'play', 'Inca 1')).toBe('wars/unique/1');
  },
);

rule('wars/asset/6', 'any number of assets beneath a card; but of some only one beneath the same kizen', () => {
  const beneath = ['Untapped Mettle', 'Celebrated'];
  const t = at('deploy', {
    hand: ['Meditation', 'Untapped Mettle'],
    icons: PLENTY,
    at: { [VALLEY]: [{ card: 'Horatio Hicks', beneath }] },
  });
  expect(t.refuses(1, 'play', 'Untapped Mettle')).toBe('wars/asset/3');
  t.play(1, 'Meditation');
  expect(t.beneath('Horatio Hicks')).toEqual([...beneath, 'Meditation']);
});

// Weapons

rule(['wars/weapon/2', 'wars/weapon/3'], 'the kind of a weapon says beneath what it goes', () => {
  const armed = (hand: string, mine: SeatPosition['at']) =>
    at('deploy', { hand: [hand], icons: PLENTY, at: mine ?? {} });
  expect(armed('Chijo Katana', { [VALLEY]: [AVIATRIX] }).refuses(1, 'play', 'Chijo Katana')).toBe('wars/weapon/2');
  const kizen = armed('Chijo Katana', { [VALLEY]: [AVIATRIX, 'James Howler'] }).play(1, 'Chijo Katana');
  expect(kizen.beneath('James Howler')).toEqual(['Chijo Katana']);
  expect(armed('Taihu', { [UNTAPPED]: [CARRIER] }).refuses(1, 'play', 'Taihu')).toBe('wars/weapon/2');
  expect(armed('Taihu', { [UNTAPPED]: ['Type II Fighter'] }).offers(1, 'play', 'Taihu')).toBe(true);
  const ships = armed('LongBow Missile 27-B', { [UNTAPPED]: [CARRIER, 'Type II Fighter'], [VALLEY]: [AVIATRIX] });
  ships.act(1, 'play', 'LongBow Missile 27-B');
  expect(places(ships)).toEqual([`beneath ${CARRIER}`, 'beneath Type II Fighter']);
  ships.pick(1, CARRIER);
});

rule('wars/weapon/4', 'beneath your own cards only', () => {
  const t = at('deploy', { hand: ['Sidearm'], icons: PLENTY }, { at: { [VALLEY]: ['Claviger'] } });
  expect(t.refuses(1, 'play', 'Sidearm')).toBe('wars/weapon/2');
  const mine = at(
    'deploy',
    { hand: ['Sidearm'], icons: PLENTY, at: { [VALLEY]: [AVIATRIX] } },
    { at: { [VALLEY]: ['Claviger'] } },
  );
  expect(mine.play(1, 'Sidearm').beneath(AVIATRIX)).toEqual(['Sidearm']);
});

rule(['wars/weapon/5', 'wars/weapon/6'], 'one weapon for each card, which stays with it', () => {
  const armed = { card: AVIATRIX, beneath: ['Sidearm'] };
  const t = at('deploy', { hand: ['F.L.I.C.'], icons: PLENTY, at: { [VALLEY]: [armed] } });
  expect(t.refuses(1, 'play', 'F.L.I.C.')).toBe('wars/weapon/2');
  // nothing lets the weapon be given on or put away
  expect(t.options(1).map(o => o.verb)).toEqual(['pass']);
  const other = at('deploy', { hand: ['F.L.I.C.'], icons: PLENTY, at: { [VALLEY]: [armed, 'Claviger'] } });
  other.play(1, 'F.L.I.C.');
  expect([other.beneath(AVIATRIX), other.beneath('Claviger')]).toEqual([['Sidearm'], ['F.L.I.C.']]);
  const two = at('deploy', {
    hand: ['F.L.I.C.'],
    icons: PLENTY,
    at: { [VALLEY]: [{ card: 'Takumi Shadow Warriors', beneath: ['Sidearm'] }] },
  });
  expect(two.offers(1, 'play', 'F.L.I.C.')).toBe(true); // a card that says it may have two
});

// Unique cards

rule(
  ['wars/unique/1', 'wars/unique/2', 'wars/unique/3'],
  'one unique copy for each player, any number of others',
  () => {
    const t = at(
      'deploy',
      {
        hand: ['James Howler', AVIATRIX, 'Inca 1'],
        icons: PLENTY,
        at: { [VALLEY]: ['James Howler', AVIATRIX, AVIATRIX] },
      },
      { at: { [UNTAPPED]: ['Inca 1'], [VANTAGE]: [AVIATRIX] } },
    );
    expect(t.refuses(1, 'play', 'James Howler')).toBe('wars/unique/1');
    t.play(1, AVIATRIX, VALLEY);
    expect([t.all(AVIATRIX, 1).length, t.all(AVIATRIX, 2).length]).toEqual([3, 1]);
    t.play(1, 'Inca 1', UNTAPPED);
    expect([t.all('Inca 1', 1).length, t.all('Inca 1', 2).length]).toEqual([1, 1]);
  },
);

rule('wars/unique/1', 'nor does a pending one enter play beside a copy that came meanwhile', () => {
  const t = at(
    'deploy',
    { hand: ['James Howler', 'Test Take'], icons: PLENTY },
    { at: { [VALLEY]: ['James Howler'], [VANTAGE]: [AVIATRIX] } },
  );
  t.act(1, 'play', t.handed(1, 'James Howler')).pick(1, VALLEY);
  t.act(1, 'play', 'Test Take').pick(1, 'James Howler').resolve().resolve();
  expect([t.all('James Howler', 1).length, t.pile(1, 'lost')]).toEqual([1, ['James Howler']]);
});

rule('wars/unlimited/1', 'a deck may hold any number of an unlimited card, and four of another', () => {
  const others = DEFS.filter(d => d.type === 'character' && !d.title.startsWith('Test')).map(d => d.id);
  const with_ = (id: string, n: number) => [
    ...Array.from({ length: n }, () => id),
    ...Array.from({ length: 60 - n }, (_, i) => others[i >> 2]!),
  ];
  expect(deckFaults(with_('ganymede-exploratory-camp', 10), 'constructed', printedOf)).toEqual([]);
  expect(deckFaults(with_('ganymede-valley', 5), 'constructed', printedOf).map(f => f.rule)).toEqual([
    'wars/deck-building/3',
  ]);
});

rule(
  ['wars/use-as-yours/1', 'wars/owner/1'],
  'a unit taken to use is yours in everything but that it is not your card',
  () => {
    const t = at(
      'control',
      { hand: ['Test Take', 'Test Harm Your Unit', 'Test Destroy'] },
      { at: { [VALLEY]: ['Claviger'] } },
    );
    expect(t.refuses(1, 'play', 'Test Harm Your Unit')).toBe('wars/target/7');
    t.play(1, 'Test Take', 'Claviger');
    expect([t.card('Claviger').controller, t.card('Claviger').owner]).toEqual([0, 1]);
    expect([t.controls(1, VALLEY), t.offers(1, 'drain', VALLEY)]).toEqual([true, true]);
    expect(t.offers(1, 'play', 'Test Harm Your Unit')).toBe(true);
    t.play(1, 'Test Destroy', 'Claviger');
    expect([t.pile(1, 'lost'), t.pile(2, 'lost')]).toEqual([[], ['Claviger']]);
  },
);

rule('wars/use-as-yours/2', 'not a unique card of which you have a copy in play', () => {
  const take = (mine: string[]) =>
    at('control', { hand: ['Test Take'], at: { [VALLEY]: mine } }, { at: { [VALLEY]: ['James Howler'] } }).play(
      1,
      'Test Take',
      'James Howler',
    );
  expect([
    take(['James Howler']).all('James Howler', 1).length,
    take([AVIATRIX]).all('James Howler', 1).length,
  ]).toEqual([1, 1]);
  expect(take(['James Howler']).all('James Howler', 2)).toHaveLength(1);
  expect(take([AVIATRIX]).all('James Howler', 2)).toHaveLength(0);
});

// Costs

const CAMP = 'Ganymede/Harvesting Camp'; // a Shi icon
const SHI = [VALLEY, CAMP, 'Seyal/Light Side', 'Ganymede/Orbital Expanse'];

rule(['wars/costs/1', 'wars/costs/2'], 'energy and support icons of the right faction, on your own side', () => {
  const play = (active: number, icons: SeatPosition['icons']) =>
    at('deploy', { hand: ['Claviger'], active, icons: icons ?? {} }, {}, [VALLEY]);
  expect(play(4, { shi: 2 }).offers(1, 'play', 'Claviger')).toBe(true);
  expect(play(3, { shi: 2 }).refuses(1, 'play', 'Claviger')).toBe('wars/costs/1');
  expect(play(4, { shi: 1 }).refuses(1, 'play', 'Claviger')).toBe('wars/costs/1');
  expect(play(4, { shi: 1, quay: 1 }).refuses(1, 'play', 'Claviger')).toBe('wars/costs/1');
  // icons on the opponent's locations face the opponent
  const theirs = at('deploy', { hand: ['Claviger'], icons: { shi: 1 } }, { icons: { shi: 3 } }, [
    VALLEY,
    { card: 'Ganymede/Forward Base', of: 2 },
  ]);
  expect(theirs.icons(1, 'shi')).toBe(1);
  expect(theirs.refuses(1, 'play', 'Claviger')).toBe('wars/costs/1');
});

rule('wars/costs/4', 'Dhanake-Tilak, then Purana-Vishal: three icons of three locations serve both', () => {
  const t = at(
    'deploy',
    { hand: ['Dhanake-Tilak', 'Purana-Vishal'], active: 5, used: 0, icons: {} },
    {},
    SHI.map(card => ({ card })),
  );
  expect(t.icons(1, 'shi')).toBe(3);
  t.act(1, 'play', 'Dhanake-Tilak').pick(1, VALLEY);
  // it needs three icons and costs 2
  expect([t.size(1, 'active'), t.size(1, 'used')]).toEqual([3, 2]);
  expect(
    t
      .happened('icon-used')
      .map(f => DEFS[t.s.defs[f.at]!]!.title)
      .sort(),
  ).toEqual(SHI.slice(1).sort());
  t.resolve();
  expect(t.icons(1, 'shi')).toBe(3);
  t.play(1, 'Purana-Vishal', VALLEY);
  expect([t.inPlay('Purana-Vishal'), t.size(1, 'active'), t.size(1, 'used')]).toEqual([true, 0, 5]);
});

rule('wars/costs/3', 'James Howler: five energy, and an icon at each of three locations', () => {
  const three = ['Earth/Corporate Headquarters', 'Venus/Gula Mons Correctional Facility', 'Venus/Yacht Works'];
  const play = (active: number, locations: string[]) =>
    at('deploy', { hand: ['James Howler'], active, used: 0, at: { [VALLEY]: [AVIATRIX] } }, {}, [VALLEY, ...locations]);
  const t = play(5, three).act(1, 'play', 'James Howler').pick(1, VALLEY);
  expect([t.size(1, 'active'), t.size(1, 'used')]).toEqual([0, 5]);
  expect(t.happened('icon-used').map(f => DEFS[t.s.defs[f.at]!]!.title)).toEqual(three);
  expect(play(4, three).refuses(1, 'play', 'James Howler')).toBe('wars/costs/1');
  expect(play(5, three.slice(1)).refuses(1, 'play', 'James Howler')).toBe('wars/costs/1');
});

rule('wars/costs/5', 'energy and the unit to dismiss are given together', () => {
  const seat = (active: number, units: string[]): SeatPosition => ({
    hand: ['Test Offering'],
    active,
    at: { [VALLEY]: units },
  });
  const t = at('control', seat(2, [AVIATRIX])).act(1, 'play', 'Test Offering');
  expect([t.stack, t.size(1, 'active'), t.pile(1, 'lost')]).toEqual([['Test Offering'], 0, [AVIATRIX]]);
  expect(at('control', seat(1, [AVIATRIX])).refuses(1, 'play', 'Test Offering')).toBe('wars/costs/1');
  expect(at('control', seat(2, [])).refuses(1, 'play', 'Test Offering')).toBe('wars/deploy-phase/8');
});

rule('wars/costs/6', 'two copies of an ability are paid for twice', () => {
  const t = at('control', { active: 2, at: { [VALLEY]: ['Test Scholar', 'Test Scholar'] } });
  const [first, second] = t.all('Test Scholar');
  t.use(1, first!, 0);
  expect([t.size(1, 'active'), t.happened('drew').length]).toEqual([1, 1]);
  t.use(1, second!, 0);
  expect([t.size(1, 'active'), t.happened('drew').length]).toEqual([0, 2]);
  expect(t.refuses(1, 'use', second!, 0)).toBe('wars/costs/1');
});

rule('wars/costs/7', 'what was paid stays paid when it is canceled', () => {
  const t = at('control', { hand: ['Test Toll'], active: 3, used: 0 }, { hand: ['Test Cancel'] });
  t.act(1, 'play', 'Test Toll').pass(1).play(2, 'Test Cancel');
  expect([t.size(1, 'active'), t.size(1, 'used'), t.pile(1, 'lost')]).toEqual([0, 3, ['Test Toll']]);
});
