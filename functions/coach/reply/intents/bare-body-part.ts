import { say, type Intent } from '../dialogue';
import { joined } from '../../../../shared/rules/joined';

export const bareBodyPart: Intent = {
  name: 'bare-body-part',
  answer: ({ reading }) => {
    const part = joined([...reading.groups, ...reading.restingGroups].map(({ name }) => name)) || 'that';
    return say(
      `${part === 'that' ? 'What' : `${part.charAt(0).toUpperCase()}${part.slice(1)}: what`} would you like?\n\n- *“20 minutes ${part === 'that' ? 'legs' : part}”*, a workout\n- *“exercises for ${part === 'that' ? 'legs' : part}”*, to see how to do them\n- *“my knee hurts”*, if something hurts`,
    );
  },
};
