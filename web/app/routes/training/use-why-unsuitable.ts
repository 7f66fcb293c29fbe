import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Exercise } from '../../../../shared/rules/exercise';
import { useMarks } from '../../../features/exercises/use-marks';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { whyUnsuitable, type WhyUnsuitable } from '../../../features/routines/why-unsuitable';
import { sparedQuery } from '../../../features/spared/api/spared-query';

const none: WhyUnsuitable = () => null;

/** Says of an exercise why it is in none of the person's plans; of none until the profile has loaded. */
export function useWhyUnsuitable(): WhyUnsuitable {
  const { data: profile } = useQuery(profileQuery());
  const { data: facts } = useQuery(sparedQuery());
  const { marks } = useMarks();
  return useMemo(() => {
    const { answers, training } = profile ?? {};
    if (!answers || !training) return none;
    const { conditions, isCareful } = training;
    const person = {
      age: answers.age,
      conditions,
      isCareful,
      unsuitableIds: new Set(training.unsuitableIds),
      excludedIds: marks?.exclusions ?? [],
      facts: facts ?? [],
    };
    return (exercise: Exercise) => whyUnsuitable(exercise, person);
  }, [profile, facts, marks]);
}
