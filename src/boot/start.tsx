import { createRoot } from 'react-dom/client';
import { markDocument, storedPreference } from '#src/authProvider/preferences.ts';
import { chosenLocale } from './locale.ts';
import { SignInPage } from './SignInPage.tsx';
import { loadWords } from './words.ts';

const locale = chosenLocale();
const theme = storedPreference('theme');
markDocument('locale', locale);
if (theme) markDocument('theme', theme);

const root = document.getElementById('root');
if (root) createRoot(root).render(<SignInPage startWith={{ locale, words: await loadWords(locale) }} />);
