import { auditPackages } from './audit';

const { isSafe, lines } = auditPackages();
console.log(lines.join('\n'));
process.exitCode = isSafe ? 0 : 1;
