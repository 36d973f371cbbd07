import './actions.ts';
import './allocation.ts';
import './play-phase.ts';
import './playing.ts';
import './setup.ts';
import './settling.ts';
import './turn.ts';
import './volley.ts';
