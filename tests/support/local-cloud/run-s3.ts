import { startS3 } from './s3';

const { endpoint } = await startS3(process.argv[2] ?? '');
console.log(endpoint);
