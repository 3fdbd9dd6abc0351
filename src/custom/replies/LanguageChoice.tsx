import PersonIcon from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import type { Language } from '#contract/kernel/languages.ts';
import { Hint } from '#src/components/page/Hint.tsx';
import { LOCALES } from '#src/i18n/locales.ts';

interface LanguageChoiceProps {
  languages: readonly Language[];
  /** The citizen's language, if known. */
  citizens: Language | null;
  value: Language | null;
  onChange: (language: Language) => void;
}

const nameOf = (language: Language) => LOCALES.find(({ locale }) => locale === language)?.name ?? language;

/** The languages of an answer, each by its own name; the citizen's is marked (DESK-14). */
export function LanguageChoice({ languages, citizens, value, onChange }: LanguageChoiceProps) {
  const translate = useTranslate();
  const isMissing = citizens !== null && !languages.includes(citizens);
  if (languages.length < 2 && !isMissing) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={value}
        onChange={(_event, language: Language | null) => language && onChange(language)}
        aria-label={translate('replies.language')}
      >
        {languages.map((language) => (
          <ToggleButton
            key={language}
            value={language}
            lang={language}
            sx={{ textTransform: 'none', py: 0.25, gap: 0.5 }}
          >
            {nameOf(language)}
            {language === citizens && (
              <PersonIcon fontSize="small" titleAccess={translate('replies.citizens')} />
            )}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {isMissing && <Hint text="replies.notIn" values={{ language: nameOf(citizens) }} />}
    </Box>
  );
}
