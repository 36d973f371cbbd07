// Cards that no edition prints, for the start of a match and for the rounds of a turn. Their titles begin with `Test`.
import { type Setup, type SeatSetup, babylon5, DEFS, findCard, type Race } from '../src/index.ts';
import type { CardSource } from '../src/card.ts';
import { compileCard } from '../src/compile.ts';
import {
  atLeast,
  bonus,
  cannot,
  character as characters,
  countsAsPower,
  damage,
  fetchFromOutside,
  fleet as fleets,
  gainInfluence,
  gainPower,
  has,
  host,
  influence,
  influenceOf,
  itself,
  keyword,
  lasting,
  lastingFor,
  loseInfluence,
  needsLessPower,
  noPower,
  otherPlayers,
} from '../src/words/index.ts';
