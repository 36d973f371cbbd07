// All games with their code and all their cards, for tests and for tools that need every card at once.
import '@orrery/babylon5';
import '@orrery/galactic-empires';
import '@orrery/wars';
import { BOTS as babylon5 } from './babylon5/bots.ts';
import { pages as babylon5Pages } from './babylon5/cards.ts';
import { equip as equipBabylon5 } from './babylon5/index.ts';
import { BOTS as galacticEmpires } from './galactic-empires/bots.ts';
import { pages as galacticEmpiresPages } from './galactic-empires/cards.ts';
import { equip as equipGalacticEmpires } from './galactic-empires/index.ts';
import { BOTS as wars } from './wars/bots.ts';
import { pages as warsPages } from './wars/cards.ts';
import { equip as equipWars } from './wars/index.ts';

export { GAMES, tableGame } from './rules.ts';

equipBabylon5(babylon5, babylon5Pages);
equipGalacticEmpires(galacticEmpires, galacticEmpiresPages);
equipWars(wars, warsPages);
