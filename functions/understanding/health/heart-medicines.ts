/**
 * Medicines that keep the heart slow during exercise, by the names people use: beta blockers, and what else lowers the
 * rate (verapamil, diltiazem, ivabradine, digoxin, amiodarone). No formula by age holds with them.
 */
const pressureMedicines = String.raw`bisoprolol|atenolol`;
const otherMedicines = String.raw`(?:beta|b)[- ]?(?:adrenergic )?block(?:er|ers|ade)|metoprolol|nebivolol|carvedilol|propranolol|sotalol|nadolol|labetalol|acebutolol|timolol tab(?:let)?s?|betaloc|lopressor|toprol|inderal|tenormin|concor|bystolic|coreg|verapamil|diltiazem|cardizem|ivabradine|procoralan|corlanor|digoxin|amiodarone`;

/** Given for high blood pressure, too. */
export const slowsAndLowers = new RegExp(String.raw`\b(?:${pressureMedicines})\b`);
export const slowsOnly = new RegExp(String.raw`\b(?:${otherMedicines})\b`);

const named = new RegExp(String.raw`\b(?:${pressureMedicines}|${otherMedicines})\b`, 'i');
/** 'Not on beta blockers', 'stopped metoprolol last year': no longer, or never. */
const denied = new RegExp(
  String.raw`\b(?:no|not (?:on|taking)|never (?:took|had|on)|without|stopped|quit|came off|no longer)\b[^,.;\n]{0,24}\b(?:${pressureMedicines}|${otherMedicines})\b`,
  'i',
);

/** Whether a note says that its writer takes such a medicine; in doubt it does. */
export const namesHeartMedicine = (note: string): boolean =>
  note.split(/[.;\n]|\bbut\b/).some((sentence) => named.test(sentence) && !denied.test(sentence));
