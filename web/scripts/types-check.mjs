// Fails when src/api/schema.ts is not what the committed OpenAPI document generates.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const document = new URL('../../api/openapi.json', import.meta.url);
if (!existsSync(document)) {
  process.stderr.write('types:check: ../api/openapi.json does not exist yet, nothing to compare with\n');
  process.exit(0);
}
try {
  execFileSync('npx', ['openapi-typescript', '../api/openapi.json', '-o', 'src/api/schema.ts', '--check'], {
    cwd: new URL('..', import.meta.url),
    stdio: 'inherit',
  });
} catch {
  process.stderr.write('types:check: src/api/schema.ts is stale\nhint: npm run types\n');
  process.exit(1);
}
