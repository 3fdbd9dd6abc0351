import Chip from '@mui/material/Chip';
import { FunctionField, useTranslate } from 'react-admin';

/** A mark on who cannot sign in. */
export function ActiveField({ source }: { source: string }) {
  const translate = useTranslate();
  return (
    <FunctionField
      source={source}
      render={(record) =>
        record[source] === false ? (
          <Chip
            component="span"
            size="small"
            color="warning"
            variant="outlined"
            label={translate('people.active.off')}
          />
        ) : (
          translate('people.active.on')
        )
      }
    />
  );
}
