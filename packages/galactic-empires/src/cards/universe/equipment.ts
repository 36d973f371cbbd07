// Equipment: refits, mines, bearers, technology of the empires

const bearers: Filter = that(yours, w.bearer);

// Refits: rules/fleet/refits.ts adds their printed values to their unit and knows the limit. Here their texts say so.

const refit = (what: string, n: Amount, bound = true): StaticSource => ({
  k: 'refit',
  what,
  n,
  ...(bound ? { set: 3 } : {}),
});
const mechad: Pick<SideText, 'on'> = { on: that(yours, w.hull, ofEmpire('Mechad')) };

export const shieldRefit = card('E1 Shield Refit', { always: [refit('shield point', 1)] });
export const heavyShieldRefit = card('E3 Heavy Shield Refit', {
  on: that(bearers, other(ofEmpire('Mechad'))),
  always: [refit('shield points', 2)],
});
export const phaserRefit = card('E2 Phaser Refit', { always: [refit('phaser', 1)] });
export const heavyPhaserRefit = card('E4 Heavy Phaser Refit', { always: [refit('phasers', 2)] });
export const tramRefit = card('E2 Tram Refit', { always: [refit('Tram', 1)] });
export const greaterTramRefit = card('E4 Tram Refit', { always: [refit('Trams', 2)] });
/** A refit's player chooses as it comes into play which of its unit's heavy weapons it adds to. No Scorpead unit takes one (ge/weapons/22). */
const chosenWeapon: Pick<SideText, 'on' | 'effect'> = {
  on: that(bearers, other(ofEmpire('Scorpead'))),
  effect: w.chooseWeapon(),
};
export const heavyWeaponRefit = card('E3 Heavy Weapon Refit', {
  ...chosenWeapon,
  always: [refit('heavy weapon of the kind chosen for it', 1)],
});
export const greaterHeavyWeaponRefit = card('E6 Heavy Weapon Refit', {
  ...chosenWeapon,
  always: [refit('heavy weapons of the kind chosen for it', 2)],
});
export const distributionNode = card('E1 Distribution Node', { ...mechad, always: [refit('node', 1)] });
export const distributionNodes = card('E5 Distribution Nodes', { ...mechad, always: [refit('nodes', 2)] });
export const greatDistributionNodes = card('E9 Distribution Nodes', { ...mechad, always: [refit('nodes', 3)] });
export const magnifierRefit = card('E7 Phaser Magnifier Refit', {
  on: that(yours, w.hull, ofEmpire('Scorpead')),
  always: [{ k: 'refit', what: 'point of phaser magnifier', n: 1, set: 1 }],
});

const armor = (n: number): SideText => ({
  on: that(yours, ofEmpire('Krebiz'), w.cruiser),
  always: [{ k: 'strength', to: itsHost, n }],
});
export const krebizArmor = card('E1 Krebiz Armor', armor(1));
export const heavyKrebizArmor = card('E3 Krebiz Armor', armor(3));

// Mines. Mines in a rack, or on a mine deployment system with supply, are not discarded after use (rules/fleet/mines.ts).

const mineBed: Filter = that(yours, w.mineBed);
const mine = (fn: Functional, text: SideText = {}): SideText => ({
  is: ['mine'],
  on: mineBed,
  names: { it: 'that ship' },
  ...text,
  functions: [{ spent: true, ...fn }],
});
export const explosiveMine = card(
  'E1 Explosive Mine',
  mine(
    { target: { it: that(either(ship, terrain), ofOthers) }, effect: damage('it', 1) },
    { names: { it: 'that card' } },
  ),
);
export const nuclearMine = card(
  'E2 Nuclear Mine',
  mine({ target: { it: that(ship, ofOthers) }, effect: damage('it', 2) }),
);
export const antimatterMine = card(
  'E5 Antimatter Mine',
  mine({
    target: { it: that(ship, ofOthers) },
    effect: sequence(w.stripShields('it'), w.structuralDamage('it', 2)),
  }),
);
export const stasisMine = card(
  'E6 Stasis Mine',
  mine(
    {
      target: { it: that(ship, ofOthers) },
      effect: lasts({ k: 'apart', to: picked('it') }, { turns: 1 }, w.wholeStack('it')),
    },
    { is: ['mine', 'for no system'], on: bearers },
  ),
);
export const transporterMine = card('E4 Transporter Mine', {
  is: ['mine'],
  on: mineBed,
  names: { beam: 'that transporter', it: 'that ship' },
  functions: [
    {
      target: { beam: that(w.readyTransporter, yours, w.atItsLocation), it: that(ship, ofOthers) },
      effect: sequence(w.usesUp('beam'), damage('it', 2)),
    },
  ],
  reactions: [
    {
      on: w.anything,
      when: some(w.handOf('you', w.transporterCard)),
      target: { beam: w.handOf('you', w.transporterCard), it: that(ship, ofOthers) },
      effect: sequence(w.playAlong('beam'), damage('it', 2), discard('self')),
    },
    {
      on: w.anything,
      target: { beam: that(w.readyTransporter, yours), it: that(ship, ofOthers) },
      at: w.whereIs('beam'),
      effect: sequence(w.usesUp('beam'), damage('it', 2)),
    },
  ],
});
export const mineRack = card('E7 Mine Rack', {
  is: ['mine rack'],
  always: [{ k: 'holds mines', n: 4 }],
});
/** A mine in all but its effect (ge/definitions/1): it can lie in a rack or on a mine deployment system. */
const unswept = {
  target: { it: that(w.called('minesweeper'), ofOthers) },
  effect: lasts({ k: 'no minesweeping', to: picked('it') }, { turns: 1 }, these('it')),
} as const;
export const falseMine = card('E1 False Mine', {
  is: ['mine'],
  on: mineBed,
  names: { it: 'that minesweeper' },
  ...unswept,
  effect: sequence(unswept.effect, w.spendMine),
  functions: [{ ...unswept, when: not(w.justPlayed), spent: true }],
  reactions: [
    { on: w.actionOf(w.called('minesweeper')), effect: sequence(w.stopIt, w.spendMine) },
    {
      ...unswept,
      on: w.anythingElse(w.actionOf(w.called('minesweeper'))),
      effect: sequence(unswept.effect, w.spendMine),
    },
  ],
});

// Carriers of crew

export const shuttlecraft = card('E3 Shuttlecraft', carrier([moves(3), sends(1)], { fires: true }));
export const stealthFighter = card('E3 Stealth Fighter', carrier([moves(1), sends(1)], { fires: true }));
export const heavyShuttlecraft = card('E4 Heavy Shuttlecraft', carrier([moves(5), sends(2)], { fires: true }));
export const surveyShuttle = card('E4 Survey Shuttle', carrier([moves(2), sends(1)], { reacts: false }));
export const fighter = card('E5 Fighter', carrier([moves(1), sends(1)], { fires: true }));
export const tacticalFighter = card('E6 Tactical Fighter', carrier([moves(2), sends(1)], { fires: true }));
export const heavyFighter = card('E7 Heavy Fighter', carrier([moves(2), sends(1)], { fires: true }));
export const assaultFighter = card('E8 Assault Fighter', carrier([moves(2), sends(2)], { fires: true }));
export const terrainAttackShuttle = card(
  'E1 Terrain Attack Shuttle',
  carrier([
    moves(2),
    sends(1),
    {
      oneOf: 1,
      when: w.onShip,
      target: { it: that(terrain, w.unguarded, ofOthers) },
      effect: damage('it', 1),
    },
  ]),
);
export const transporter = card('E2 Transporter', {
  on: that(yours, w.port),
  ...carrier([moves(99, 1), sends(1)]),
});
export const planetaryTransportation = card('E5 Planetary Transportation', {
  on: that(yours, terrain),
  functions: [
    {
      target: {
        from: that(terrain, ofOthers, w.carrying(w.crew)),
        crew: { of: w.anyCrewAt('from'), min: 0, max: 5 },
        to: that(terrain, yours),
      },
      effect: w.carry(
        'crew',
        'to',
        'move up to 5 crew from one terrain of another player to one terrain of your fleet',
      ),
    },
  ],
});
export const shuttleBomb = card('E4 Shuttle Bomb', {
  is: ['spares terrain'],
  names: { host: 'its shuttle or fighter', it: 'that target' },
  on: that(yours, shuttle),
  functions: [
    {
      target: { it: that(w.standardTarget, other(terrain), ofOthers) },
      effect: sequence(damage('it', w.strength(w.host)), discard(w.host)),
    },
  ],
});

// Equipment that saves a unit

export const cargo = card('E1 Cargo', {
  spends: { supply: 1 },
  instead: [
    {
      on: w.wouldBeDestroyed(itsHost),
      if: w.cargoIsEnough,
      effect: together(w.repair(w.host, 1), discard('self')),
    },
  ],
});
export const escapePod = card('E1 Escape Pod', {
  instead: [{ on: w.wouldBeLost(itsHost), effect: w.getAway(3) }],
});
export const hypercube = card('E10 Hypercube', {
  on: that(yours, w.hull),
  instead: [{ on: w.wouldBeDestroyed(itsHost), effect: together(w.removeDamage(w.host), discard('self')) }],
  reactions: [
    { on: all(w.volleyAt(that(yours, w.hull)), w.isDeadly), at: w.volleyTarget, effect: w.nothingMore },
    {
      on: all(w.losing(that(yours, w.hull)), w.byDamage),
      at: w.whereIs(w.eventCard),
      effect: sequence(w.removeDamage(w.eventCard), discard('self')),
    },
  ],
  names: { event: 'it' },
});
export const emergencyPower = card('E3 Emergency Power', {
  reactions: [
    {
      on: w.volleyAt(that(bearers, w.shielded)),
      effect: w.shelterShields(w.halfOf(w.strength(w.eventTarget))),
    },
    {
      on: w.anythingElse(w.anyVolley),
      target: { it: that(bearers, w.shielded, w.aimedAtNow) },
      effect: sequence(
        set('source', w.eventCard),
        lasts({ k: 'shields ignore', n: w.halfOf(w.strength('it')), of: w.theOne('source') }, 'phase', these('it')),
      ),
    },
  ],
  names: { it: 'that unit', source: 'that card' },
  after: 'discard',
});
export const hullRotation = card('E4 Hull Rotation', {
  reactions: [
    {
      on: w.volleyAt(that(yours, w.hull, ofEmpire('Argonian'), w.shielded)),
      effect: w.fireLess(w.shieldsWorth),
    },
  ],
  after: 'discard',
});
const weakestShip: Filter = w.weakest(that(yours, w.hull));
export const distortionGenerator = card('E6 Distortion Generator', {
  names: { it: 'that ship', host: 'that ship' },
  on: weakestShip,
  effect: sequence(set('it', w.host), w.unharmed('it'), w.discardAll(w.on(w.host, w.titled('Divergent Anomaly')))),
  reactions: [
    { on: w.volleyAt(weakestShip), effect: sequence(set('it', w.eventTarget), w.unharmed('it')) },
    { on: all(w.beingPlayed(w.titled('Divergent Anomaly')), w.playedAt(weakestShip)), effect: w.stopIt },
    {
      on: w.anythingElse(any(w.volleyAt(weakestShip), w.beingPlayed(w.titled('Divergent Anomaly')))),
      target: { it: weakestShip },
      effect: w.unharmed('it'),
    },
  ],
  after: 'discard',
});
export const stellarMap = card('E4 Stellar Map', {
  always: [
    { k: 'not played on', to: itsHost, of: that(w.hazard, w.ofAnotherDeck) },
    { k: 'immune', to: itsHost, of: w.titled('Black Hole') },
  ],
});
export const defenseGrid = card('E5 Defense Grid', {
  on: that(bearers, w.bareOf(w.titled('Defense Grid'))),
  always: [{ k: 'damage taken', to: w.atItsLocation, n: -2, of: either(w.hazard, w.called('mine')) }],
  functions: [{ target: { it: that(shuttle, w.independent, ofOthers) }, effect: damage('it', 2) }],
});
export const superComputer = card('E6 Super Computer', {
  always: [{ k: 'immune', to: itsHost, of: that(w.called('electronic warfare'), ofOthers) }],
});
export const hologram = card('E9 Hologram', {
  names: { fresh: 'that ship' },
  on: that(yours, w.hull),
  functions: [{ target: { fresh: w.shipsInHand }, effect: w.becomes(w.host, 'fresh') }],
  reactions: [playedFor({ target: { fresh: w.shipsInHand }, effect: w.becomes(w.host, 'fresh') })],
});

// Power, probes and maps

export const probe = card('E1 Probe', {
  always: [{ k: 'makes', to: itself, what: 'research', times: w.strength('self') }],
});
export const reservePower = card('E3 Reserve Power', {
  also: ['allocation'],
  effect: w.power(3),
  whenever: [
    {
      on: w.phaseBegins('discard'),
      effect: w.chooseOne(
        { prompt: 'What happens to the used Reserve Power?' },
        { label: 'It goes back to your hand', effect: w.put('self', 'in hand') },
        { label: 'It is discarded', effect: discard('self') },
      ),
    },
  ],
});

// Equipment that affects other ships

export const repulsionBeam = card('E2 Repulsion Beam', {
  names: { it: 'that ship' },
  on: that(bearers, w.understanding),
  target: { it: that(ship, ofOthers) },
  effect: lasts({ k: 'no fire', to: picked('it') }, { turns: 1 }, these('it')),
  reactions: [
    {
      on: w.anything,
      when: some(w.cards(that(bearers, w.understanding))),
      target: { it: that(ship, ofOthers) },
      effect: lasts({ k: 'no fire', to: picked('it') }, { turns: 1 }, these('it')),
    },
  ],
  after: 'discard',
});
export const tractorBeam = card('E2 Tractor Beam', {
  names: { remembered: 'that ship', it: 'that ship' },
  target: { it: that(ship, ofOthers) },
  effect: w.remember({ card: 'it' }),
  reactions: [
    {
      on: w.anyVolley,
      target: { it: that(ship, ofOthers, w.firing) },
      effect: sequence(w.remember({ card: 'it' }), w.drawFire('it')),
    },
    {
      on: w.anythingElse(w.anyVolley),
      target: { it: that(ship, ofOthers) },
      effect: w.remember({ card: 'it' }),
    },
  ],
  always: [
    { k: 'fires only at', to: w.isRemembered, of: itsHost },
    { k: 'fire', to: w.isRemembered, times: 0.5 },
  ],
  lasts: 1,
});
export const sabotSequencer = card('E6 Sabot Sequencer', {
  always: [{ k: 'fire', to: itsHost, what: 'Sabot', times: 2 }],
});
export const energyFluxEnhancement = card('E8 Energy Flux Mode Enhancement', {
  enters: 'disengaged',
  always: [
    { k: 'needs', to: itself, what: 'energy', n: w.heavyCount(w.host, 'Energy Flux'), even: true },
    { k: 'fire', to: itsHost, what: 'Energy Flux', times: 3 },
  ],
});
export const destabilizationGun = card('E6 Warp Field Destabilization Gun', {
  names: { it: 'that unit' },
  functions: [
    {
      target: { it: that(either(ship, w.base), ofOthers, w.notAgain) },
      effect: sequence(
        w.remember({ card: 'it' }),
        w.setCounter(w.turnsBegun),
        lasts(
          { k: 'needs', to: picked('it'), what: 'energy', times: 3 },
          { turns: 2, of: w.playerOf('it') },
          these('it'),
        ),
      ),
    },
  ],
});
export const argonianStrobe = card('E7 Argonian Strobe', {
  names: { who: 'that player' },
  inlets: [{ kind: 'energy', max: 3, label: 'Energy to blind units, one for each' }],
  functions: [
    {
      when: w.hasPoints,
      target: { who: w.othersNotAgain },
      effect: sequence(w.remember({ player: 'who' }), w.setCounter(w.turnsBegun), w.blinds('who')),
    },
  ],
});
export const networkInterface = card('E8 Mechad Network Interface', {
  ...mechad,
  always: [{ k: 'copied', to: itsHost }],
});
export const temporalTransporter = card('E3 Temporal Transporter', {
  on: that(yours, w.port),
  ...carrier([w.sendsThroughTime(99)]),
});
export const temporalShuttle = card(
  'E7 Temporal Shuttle',
  carrier(
    [
      w.sendsThroughTime(3),
      {
        oneOf: 1,
        target: { it: w.fromOrigin(that(w.crew, ofEmpire('Time Knight'), yours)) },
        effect: w.comesBack('it', w.location),
      },
    ],
    { fires: true, reacts: false },
  ),
);

import type { Amount, Filter } from '@orrery/kernel';
import { card, type Functional, type SideText, type StaticSource } from '../../card.ts';
import * as w from '../../words/index.ts';
import {
  all,
  any,
  carrier,
  damage,
  discard,
  either,
  itself,
  itsHost,
  lasts,
  moves,
  not,
  ofEmpire,
  ofOthers,
  other,
  picked,
  playedFor,
  sends,
  sequence,
  set,
  ship,
  shuttle,
  some,
  terrain,
  that,
  these,
  together,
  yours,
} from '../../words/index.ts';
