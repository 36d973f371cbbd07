// The cards of the set Nowhere to Hide: what is printed on them, and what they do.

// the rules come first: options are offered in the order in which verbs load
import '../../game.ts';
import type { CardText } from '../../card.ts';
import printed from '../../data/nowhere-to-hide.json' with { type: 'json' };
import type { Printed } from '../../printed.ts';
import { join } from '../join.ts';
import * as eartherAssets from './earther/assets.ts';
import * as eartherCharacters from './earther/characters.ts';
import * as eartherInterrupts from './earther/interrupts.ts';
import * as eartherOrders from './earther/orders.ts';
import * as eartherShips from './earther/ships.ts';
import * as eartherVehiclesAndNobots from './earther/vehicles-and-nobots.ts';
import * as eartherWeapons from './earther/weapons.ts';
import * as gongenAssets from './gongen/assets.ts';
import * as gongenCharacters from './gongen/characters.ts';
import * as gongenInterrupts from './gongen/interrupts.ts';
import * as gongenOrders from './gongen/orders.ts';
import * as gongenShips from './gongen/ships.ts';
import * as gongenVehiclesAndNobots from './gongen/vehicles-and-nobots.ts';
import * as gongenWeapons from './gongen/weapons.ts';
import * as independentAssets from './independent/assets.ts';
import * as independentCharacters from './independent/characters.ts';
import * as locationsSectors from './locations/sectors.ts';
import * as locationsSites from './locations/sites.ts';
import * as maverickAssets from './maverick/assets.ts';
import * as maverickCharacters from './maverick/characters.ts';
import * as maverickInterrupts from './maverick/interrupts.ts';
import * as maverickOrders from './maverick/orders.ts';
import * as maverickShips from './maverick/ships.ts';
import * as maverickVehiclesAndNobots from './maverick/vehicles-and-nobots.ts';
import * as maverickWeapons from './maverick/weapons.ts';
import * as quayAssets from './quay/assets.ts';
import * as quayCharacters from './quay/characters.ts';
import * as quayInterrupts from './quay/interrupts.ts';
import * as quayOrders from './quay/orders.ts';
import * as quayShips from './quay/ships.ts';
import * as quayWeapons from './quay/weapons.ts';
import * as shiAssets from './shi/assets.ts';
import * as shiCharacters from './shi/characters.ts';
import * as shiInterrupts from './shi/interrupts.ts';
import * as shiShips from './shi/ships.ts';
import * as shiVehiclesAndNobots from './shi/vehicles-and-nobots.ts';
import * as shiWeapons from './shi/weapons.ts';

const TEXTS: readonly CardText[] = [
  eartherAssets,
  eartherCharacters,
  eartherInterrupts,
  eartherOrders,
  eartherShips,
  eartherVehiclesAndNobots,
  eartherWeapons,
  gongenAssets,
  gongenCharacters,
  gongenInterrupts,
  gongenOrders,
  gongenShips,
  gongenVehiclesAndNobots,
  gongenWeapons,
  independentAssets,
  independentCharacters,
  locationsSectors,
  locationsSites,
  maverickAssets,
  maverickCharacters,
  maverickInterrupts,
  maverickOrders,
  maverickShips,
  maverickVehiclesAndNobots,
  maverickWeapons,
  quayAssets,
  quayCharacters,
  quayInterrupts,
  quayOrders,
  quayShips,
  quayWeapons,
  shiAssets,
  shiCharacters,
  shiInterrupts,
  shiShips,
  shiVehiclesAndNobots,
  shiWeapons,
].flatMap(file => Object.values(file) as CardText[]);

export { compileCard } from '../../compile/card.ts';

/** Every card of the set, in the order of the collectors' list. */
export const NOWHERE_TO_HIDE = join(printed as unknown as readonly Printed[], TEXTS);
