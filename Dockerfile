# Builds the site and serves it behind nginx as an unprivileged user on port 8080: docker build -t site . && docker run -p 8080:8080 site
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY packages packages
RUN npm ci
COPY . .
ARG SITE_URL
RUN npm run build

FROM nginxinc/nginx-unprivileged:1.30-alpine
COPY --from=build /site/out /srv/site
COPY deploy/nginx.conf /etc/nginx/conf.d/default.conf
EXPOSE 8080
