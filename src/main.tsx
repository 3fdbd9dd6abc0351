import './fonts.css';
import './gate/gate.css';
import { liveToken } from './authProvider/storedSession.ts';
import { headStart } from './gate/headStart.ts';

/** Small, so that it runs before anything else has come: what the address needs travels beside React and the gate. */
void import('./gate/start.tsx');
const token = liveToken();
if (token) headStart(token);
