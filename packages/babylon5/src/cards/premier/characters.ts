import { reconstructed, ruled } from '../../card.ts';
import {
  attackTarget,
  bonus,
  character as characters,
  discard,
  is,
  itself,
  lastingFor,
  onlyOpposes,
  ratingHigher,
  sequence,
  stopIt,
  strikesFirst,
  takeTheDamage,
  theRace,
  titled,
} from '../../words/index.ts';
import { character } from './set.ts';

export const frederickLantz = character('Frederick Lantz', {
  race: 'human',
  cost: 9,
  abilities: { diplomacy: reconstructed(5), intrigue: reconstructed(3), leadership: reconstructed(3) },
});

export const generalHague = character('General Hague', {
  race: 'human',
  cost: 10,
  abilities: { diplomacy: reconstructed(4), intrigue: 3, leadership: reconstructed(6) },
});

export const humanAgent = character('Human Agent', {
  race: 'human',
  cost: 3,
  abilities: { intrigue: reconstructed(2) },
  copies: 'multiple',
});

export const humanAide = character('Human Aide', {
  race: 'human',
  cost: 4,
  abilities: { diplomacy: reconstructed(3) },
  copies: 'multiple',
});

export const humanCaptain = character('Human Captain', {
  race: 'human',
  cost: 3,
  abilities: { leadership: reconstructed(2) },
  copies: 'multiple',
});

export const jeffreySinclair = character('Jeffrey Sinclair', {
  race: 'human',
  abilities: { diplomacy: reconstructed(4), intrigue: reconstructed(4), leadership: reconstructed(5) },
  keywords: ['Starting Ambassador', 'Human Ambassador'],
  marks: { destiny: 1 },
});

export const johnSheridan = character('John Sheridan', {
  race: 'human',
  cost: 10,
  abilities: { diplomacy: reconstructed(6), intrigue: reconstructed(3), leadership: reconstructed(4) },
  marks: { destiny: 1 },
});

export const miagiHidoshi = character('Miagi Hidoshi', {
  race: 'human',
  cost: 8,
  abilities: { diplomacy: ruled(6), intrigue: reconstructed(1), leadership: reconstructed(2) },
  keywords: ['Earth Alliance Senator'],
});

export const michaelGaribaldi = character('Michael Garibaldi', {
  race: 'human',
  cost: 8,
  abilities: { diplomacy: reconstructed(1), intrigue: ruled(3), leadership: reconstructed(3) },
});

export const stephenFranklin = character('Stephen Franklin', {
  race: 'human',
  cost: 5,
  abilities: { diplomacy: reconstructed(3) },
});

export const susanIvanova = character('Susan Ivanova', {
  race: 'human',
  cost: 4,
  abilities: { diplomacy: reconstructed(3) },
  keywords: ["Ambassador's Assistant", "Human Ambassador's Assistant"],
});

export const taliaWinters = character('Talia Winters', {
  race: 'human',
  cost: 6,
  abilities: { psi: 6 },
  keywords: ['Psi Corps'],
});

export const adiraTyree = character('Adira Tyree', {
  race: 'centauri',
  cost: 5,
  abilities: { intrigue: 3 },
});

export const carnMollari = character('Carn Mollari', {
  race: 'centauri',
  cost: 4,
  abilities: { diplomacy: 1, intrigue: reconstructed(1), leadership: reconstructed(1) },
});

export const centauriAgent = character('Centauri Agent', {
  race: 'centauri',
  cost: 4,
  abilities: { intrigue: reconstructed(3) },
  copies: 'multiple',
});

export const centauriAide = character('Centauri Aide', {
  race: 'centauri',
  cost: 3,
  abilities: { diplomacy: reconstructed(2) },
  copies: 'multiple',
});

export const centauriCaptain = character('Centauri Captain', {
  race: 'centauri',
  cost: 3,
  abilities: { leadership: reconstructed(2) },
  copies: 'multiple',
});

export const drigo = character('Drigo', {
  race: 'centauri',
  cost: 8,
  abilities: { diplomacy: reconstructed(5), intrigue: reconstructed(2), leadership: reconstructed(2) },
});

export const ladyMorella = character('Lady Morella', {
  race: 'centauri',
  cost: 8,
  abilities: { diplomacy: reconstructed(5), intrigue: reconstructed(2), leadership: reconstructed(2) },
  keywords: ['Seeress'],
});

export const londoMollari = character('Londo Mollari', {
  race: 'centauri',
  abilities: { diplomacy: 4, intrigue: reconstructed(4), leadership: reconstructed(4) },
  keywords: ['Starting Ambassador', 'Centauri Ambassador'],
  marks: { destiny: 1 },
});

export const urzaJaddo = character('Urza Jaddo', {
  race: 'centauri',
  cost: 10,
  abilities: { diplomacy: 6, intrigue: reconstructed(4), leadership: reconstructed(3) },
});

export const virCotto = character('Vir Cotto', {
  race: 'centauri',
  cost: 3,
  abilities: { diplomacy: reconstructed(2) },
  keywords: ["Ambassador's Assistant", "Centauri Ambassador's Assistant"],
});

export const ashan = character('Ashan', {
  race: 'minbari',
  cost: 4,
  abilities: { diplomacy: reconstructed(3) },
  keywords: ['Religious Caste'],
});

export const delenn = character('Delenn', {
  race: 'minbari',
  abilities: { diplomacy: 6, intrigue: reconstructed(4), leadership: reconstructed(3) },
  keywords: ['Starting Ambassador', 'Minbari Ambassador', 'Grey Council Member', 'Religious Caste'],
  marks: { destiny: 1, vorlon: 1 },
});

export const draal = character('Draal', {
  race: 'minbari',
  cost: 6,
  abilities: { diplomacy: reconstructed(3), intrigue: reconstructed(1), leadership: reconstructed(1) },
  keywords: ['Religious Caste'],
  always: [strikesFirst(itself)],
});

export const hedronn = character('Hedronn', {
  race: 'minbari',
  cost: 9,
  abilities: { diplomacy: reconstructed(3), intrigue: reconstructed(3), leadership: reconstructed(5) },
  keywords: ['Grey Council Member', 'Warrior Caste'],
});

export const kalain = character('Kalain', {
  race: 'minbari',
  cost: 9,
  abilities: { diplomacy: reconstructed(4), intrigue: reconstructed(3), leadership: 4 },
  keywords: ['Warrior Caste'],
});

export const lennier = character('Lennier', {
  race: 'minbari',
  cost: 4,
  abilities: { diplomacy: reconstructed(2), intrigue: reconstructed(1) },
  keywords: ["Ambassador's Assistant", "Minbari Ambassador's Assistant", 'Religious Caste'],
  always: [onlyOpposes('intrigue')],
  responses: [
    {
      window: 'attacked',
      if: is(attackTarget, titled('Delenn')),
      say: 'While ready, he may take all the damage of an attack on Delenn',
      label: 'Lennier takes the damage',
      rotate: true,
      effect: takeTheDamage('self'),
    },
  ],
});

export const minbariAgent = character('Minbari Agent', {
  race: 'minbari',
  cost: 3,
  abilities: { intrigue: reconstructed(2) },
  keywords: ['Worker Caste'],
  copies: 'multiple',
});

export const minbariAide = character('Minbari Aide', {
  race: 'minbari',
  cost: 4,
  abilities: { diplomacy: reconstructed(3) },
  keywords: ['Religious Caste'],
  copies: 'multiple',
});

export const minbariCaptain = character('Minbari Captain', {
  race: 'minbari',
  cost: 3,
  abilities: { leadership: reconstructed(2) },
  keywords: ['Warrior Caste'],
  copies: 'multiple',
});

export const minbariTelepath = character('Minbari Telepath', {
  race: 'minbari',
  cost: 8,
  abilities: { diplomacy: reconstructed(3), psi: 6 },
  keywords: ['Religious Caste'],
  actions: [
    {
      say: "lower a character's abilities",
      rotate: true,
      target: { victim: characters },
      effect: bonus('victim', 'all', -2),
    },
  ],
});

export const neroon = character('Neroon', {
  race: 'minbari',
  cost: 8,
  abilities: { diplomacy: reconstructed(2), intrigue: reconstructed(2), leadership: reconstructed(5) },
  keywords: ['Warrior Caste'],
});

export const shalMayan = character('Shal Mayan', {
  race: 'minbari',
  cost: 5,
  abilities: { diplomacy: reconstructed(3) },
  keywords: ['Religious Caste'],
});

export const gKar = character("G'Kar", {
  race: 'narn',
  abilities: { diplomacy: 5, intrigue: reconstructed(3), leadership: reconstructed(5) },
  keywords: ['Starting Ambassador', 'Narn Ambassador', "Member of the Kha'Ri"],
  marks: { strife: 1 },
});

export const jaDoc = character("Ja'Doc", {
  race: 'narn',
  cost: 6,
  abilities: { diplomacy: reconstructed(1), intrigue: reconstructed(1), leadership: reconstructed(3) },
  responses: [
    {
      window: 'event played',
      say: 'While ready, you may negate an event as it is being played',
      label: "Ja'Doc negates the event",
      effect: sequence(stopIt, discard('self')),
    },
  ],
});

export const khaMak = character("Kha'Mak", {
  race: 'narn',
  cost: 11,
  abilities: { diplomacy: reconstructed(7), intrigue: reconstructed(4), leadership: reconstructed(4) },
  keywords: ["Representative of the Kha'Ri"],
  neverInner: true,
  always: [ratingHigher(1)],
  actions: [
    {
      say: 'cheapen the next Narn character you sponsor',
      rotate: true,
      effect: lastingFor('you', 'sponsor-cost', {
        n: -2,
        what: theRace('narn'),
        say: 'the next Narn character you sponsor this turn costs you 2 less',
      }),
    },
  ],
});

export const koDath = character("Ko'Dath", {
  race: 'narn',
  cost: 2,
  abilities: { diplomacy: reconstructed(1) },
  keywords: ["Ambassador's Assistant", "Narn Ambassador's Assistant"],
});

export const naKal = character("Na'Kal", {
  race: 'narn',
  cost: 8,
  abilities: { diplomacy: reconstructed(2), intrigue: reconstructed(2), leadership: reconstructed(5) },
});

export const naToth = character("Na'Toth", {
  race: 'narn',
  cost: 5,
  abilities: { diplomacy: reconstructed(3) },
  keywords: ["Ambassador's Assistant", "Narn Ambassador's Assistant"],
  marks: { strife: 1 },
});

export const narnAgent = character('Narn Agent', {
  race: 'narn',
  cost: 3,
  abilities: { intrigue: reconstructed(2) },
  copies: 'multiple',
});

export const narnAide = character('Narn Aide', {
  race: 'narn',
  cost: 3,
  abilities: { diplomacy: reconstructed(2) },
  copies: 'multiple',
});

export const narnCaptain = character('Narn Captain', {
  race: 'narn',
  cost: 4,
  abilities: { leadership: reconstructed(3) },
  copies: 'multiple',
});

export const taLon = character("Ta'Lon", {
  race: 'narn',
  cost: 7,
  abilities: { diplomacy: reconstructed(1), intrigue: reconstructed(4), leadership: reconstructed(2) },
  marks: { strife: 1 },
});

export const lytaAlexander = character('Lyta Alexander', {
  race: 'neutral',
  cost: 8,
  abilities: { diplomacy: reconstructed(1), intrigue: reconstructed(3), psi: 5 },
});

export const nGrath = character("N'Grath", {
  race: 'neutral',
  cost: 1,
  abilities: { intrigue: reconstructed(1) },
  keywords: ['Mercenary'],
});

export const soulHunter = character('Soul Hunter', {
  race: 'neutral',
  cost: 9,
  abilities: { diplomacy: reconstructed(3), intrigue: reconstructed(5), leadership: reconstructed(3) },
  keywords: ['Soul Hunter'],
});
