import Chip from '@mui/material/Chip';
import { FunctionField, useTranslate } from 'react-admin';

/** Marks disabled accounts. */
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
