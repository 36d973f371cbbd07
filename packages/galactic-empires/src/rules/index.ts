// Imports every rule that no other file imports by name: actions, programs and facts.
import './play/card-actions-limit.ts';
import './play/agenda.ts';
import './turn/allocation-phase.ts';
import './damage/armor.ts';
import './play/loss.ts';
import './play/recovery.ts';
import './turn/play-cards-phase.ts';
import './play/reserve-fleet.ts';
import './play/playing.ts';
import './setup/getting-started.ts';
import './table/how-to-win.ts';
import './turn/turn-definitions.ts';
import './turn/match.ts';
import './fire/fire-back.ts';
import './fire/first-fire.ts';
import './empire/krebiz.ts';
import './empire/infestation.ts';
import './fleet/transgate.ts';
import './fleet/installation.ts';

import './fire/volley.ts';
