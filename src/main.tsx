import '#src/fonts.css';
import '#src/gate/gate.css';
import { liveToken } from '#src/authProvider/storedSession.ts';
import { startAnewWhenBack } from '#src/dataProvider/begun.ts';
import { headStart } from '#src/gate/headStart.ts';

/** Small, so that it runs before anything else has come: what the address needs travels beside React and the gate. */
import('#src/gate/start.tsx').catch(() => startAnewWhenBack());
const token = liveToken();
if (token) headStart(token);
