import { useLocation, useParams } from 'react-router';
import { LetterPage } from './LetterPage.tsx';
import { NewLetter } from './NewLetter.tsx';
import { Registers } from './Registers.tsx';
import { Referrals } from './referrals/Referrals.tsx';

/** Letters, their registers and what they ask of departments are one file: the sign-in page carries the names of all files. */
export default function Letters() {
  const isLetter = useParams().id !== undefined;
  const { pathname } = useLocation();
  if (isLetter) return <LetterPage />;
  if (pathname.includes('/referrals')) return <Referrals />;
  return pathname.includes('/registers') ? <Registers /> : <NewLetter />;
}
