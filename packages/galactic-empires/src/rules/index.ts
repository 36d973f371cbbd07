import './actions.ts';
import './agendas.ts';
import './allocation.ts';
import './armor.ts';
import './loss.ts';
import './play-phase.ts';
import './playing.ts';
import './setup.ts';
import './settling.ts';
import './turn.ts';
import './fire-back.ts';
import './first-fire.ts';
import './joining.ts';
import './transgate.ts';

import './volley.ts';
