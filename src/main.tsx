import './fonts.css';
import './gate/gate.css';
import { liveToken } from './authProvider/storedSession.ts';
import { startAnewWhenBack } from './dataProvider/begun.ts';
import { headStart } from './gate/headStart.ts';

/** Small, so that it runs before anything else has come: what the address needs travels beside React and the gate. */
import('./gate/start.tsx').catch(() => startAnewWhenBack());
const token = liveToken();
if (token) headStart(token);
