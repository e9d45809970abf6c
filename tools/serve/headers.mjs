// @ts-check
import { extname } from 'node:path'

/** @type {Record<string, string>} */
const types = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  // Payloads of pages that start the framework on demand, too: plain text is what static hosts send for .txt.
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.yml': 'application/yaml; charset=utf-8',
}

/** Sent with every answer, errors included. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

/**
 * Whether a file's name changes with its content, so that it may be kept for good.
 * @param {string} file
 */
const isHashed = (file) => file.startsWith('_next/static/') || /[.-][0-9a-f]{8,}\.\w+$/.test(file)

/**
 * Headers for one file. What a host would read from a `_headers` file belongs here.
 * @param {string} file Path below the exported folder.
 * @returns {Record<string, string>}
 */
export function headersFor(file) {
  return {
    ...securityHeaders,
    'Content-Type': types[extname(file).toLowerCase()] ?? 'application/octet-stream',
    'Cache-Control': isHashed(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
  }
}
