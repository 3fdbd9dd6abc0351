import type { CauseRecord } from '#contract/persons/cause.ts';
import { LettersSection } from './LettersSection.tsx';

const CauseLetters = ({ cause }: { cause: CauseRecord }) => <LettersSection about={{ cause_id: cause.id }} />;
export default CauseLetters;
